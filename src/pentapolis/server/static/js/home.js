import { Home } from "./page/home.js";

await new Home().open();
