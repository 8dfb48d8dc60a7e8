import { TextPage } from "./page/text.js";

await new TextPage().open();
