import { ReplayApp } from "./table/replay.js";

await new ReplayApp().open();
