import { insertGuest } from "./generated/entities/guest.js";
import { bind } from "./generated/index.js";
import * as model from "./model.js";

export * from "./model.js";
export const models = { ...model };
console.log(typeof bind, typeof insertGuest);
