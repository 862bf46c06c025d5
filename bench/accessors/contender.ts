/** A rival in a process of its own: none runs code that another has made warm, or has changed. */
import { answerParent, childSettings } from "../../load/child.ts";
import type { Place } from "../../load/rig.ts";
import { timeOf } from "../measure.ts";
import { rivals, type RivalName } from "./rivals.ts";
import { worksOf, type Guest, type WorkName } from "./works.ts";

export interface Contender {
  readonly name: RivalName;
  readonly place: Place;
  readonly guests: readonly Guest[];
}

/** A round of a work. */
export interface Round {
  readonly work: WorkName;
  readonly calls: number;
}

const { name, place, guests } = childSettings<Contender>();
const works = worksOf(await rivals[name](place), guests);
answerParent(({ work, calls }: Round) => timeOf(works[work], calls));
