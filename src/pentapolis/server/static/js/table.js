import { TableApp } from "./table/app.js";

await new TableApp().open();
