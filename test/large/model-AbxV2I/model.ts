import { bigint, date, desc, entity, keyspace, query, ref, set, text, timestamp, uuid } from "perquery";
class Attributes0 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity199);
  before = ref(Entity198);
  next = ref(Entity1);
  at = timestamp();
}
export const Entity0 = entity("entity0", { attributes: Attributes0, identity: ["id"] });
class Attributes1 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity0);
  before = ref(Entity199);
  next = ref(Entity2);
  at = timestamp();
}
export const Entity1 = entity("entity1", { attributes: Attributes1, identity: ["id"] });
class Attributes2 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity1);
  before = ref(Entity0);
  next = ref(Entity3);
  at = timestamp();
}
export const Entity2 = entity("entity2", { attributes: Attributes2, identity: ["id"] });
class Attributes3 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity2);
  before = ref(Entity1);
  next = ref(Entity4);
  at = timestamp();
}
export const Entity3 = entity("entity3", { attributes: Attributes3, identity: ["id"] });
class Attributes4 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity3);
  before = ref(Entity2);
  next = ref(Entity5);
  at = timestamp();
}
export const Entity4 = entity("entity4", { attributes: Attributes4, identity: ["id"] });
class Attributes5 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity4);
  before = ref(Entity3);
  next = ref(Entity6);
  at = timestamp();
}
export const Entity5 = entity("entity5", { attributes: Attributes5, identity: ["id"] });
class Attributes6 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity5);
  before = ref(Entity4);
  next = ref(Entity7);
  at = timestamp();
}
export const Entity6 = entity("entity6", { attributes: Attributes6, identity: ["id"] });
class Attributes7 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity6);
  before = ref(Entity5);
  next = ref(Entity8);
  at = timestamp();
}
export const Entity7 = entity("entity7", { attributes: Attributes7, identity: ["id"] });
class Attributes8 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity7);
  before = ref(Entity6);
  next = ref(Entity9);
  at = timestamp();
}
export const Entity8 = entity("entity8", { attributes: Attributes8, identity: ["id"] });
class Attributes9 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity8);
  before = ref(Entity7);
  next = ref(Entity10);
  at = timestamp();
}
export const Entity9 = entity("entity9", { attributes: Attributes9, identity: ["id"] });
class Attributes10 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity9);
  before = ref(Entity8);
  next = ref(Entity11);
  at = timestamp();
}
export const Entity10 = entity("entity10", { attributes: Attributes10, identity: ["id"] });
class Attributes11 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity10);
  before = ref(Entity9);
  next = ref(Entity12);
  at = timestamp();
}
export const Entity11 = entity("entity11", { attributes: Attributes11, identity: ["id"] });
class Attributes12 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity11);
  before = ref(Entity10);
  next = ref(Entity13);
  at = timestamp();
}
export const Entity12 = entity("entity12", { attributes: Attributes12, identity: ["id"] });
class Attributes13 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity12);
  before = ref(Entity11);
  next = ref(Entity14);
  at = timestamp();
}
export const Entity13 = entity("entity13", { attributes: Attributes13, identity: ["id"] });
class Attributes14 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity13);
  before = ref(Entity12);
  next = ref(Entity15);
  at = timestamp();
}
export const Entity14 = entity("entity14", { attributes: Attributes14, identity: ["id"] });
class Attributes15 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity14);
  before = ref(Entity13);
  next = ref(Entity16);
  at = timestamp();
}
export const Entity15 = entity("entity15", { attributes: Attributes15, identity: ["id"] });
class Attributes16 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity15);
  before = ref(Entity14);
  next = ref(Entity17);
  at = timestamp();
}
export const Entity16 = entity("entity16", { attributes: Attributes16, identity: ["id"] });
class Attributes17 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity16);
  before = ref(Entity15);
  next = ref(Entity18);
  at = timestamp();
}
export const Entity17 = entity("entity17", { attributes: Attributes17, identity: ["id"] });
class Attributes18 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity17);
  before = ref(Entity16);
  next = ref(Entity19);
  at = timestamp();
}
export const Entity18 = entity("entity18", { attributes: Attributes18, identity: ["id"] });
class Attributes19 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity18);
  before = ref(Entity17);
  next = ref(Entity20);
  at = timestamp();
}
export const Entity19 = entity("entity19", { attributes: Attributes19, identity: ["id"] });
class Attributes20 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity19);
  before = ref(Entity18);
  next = ref(Entity21);
  at = timestamp();
}
export const Entity20 = entity("entity20", { attributes: Attributes20, identity: ["id"] });
class Attributes21 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity20);
  before = ref(Entity19);
  next = ref(Entity22);
  at = timestamp();
}
export const Entity21 = entity("entity21", { attributes: Attributes21, identity: ["id"] });
class Attributes22 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity21);
  before = ref(Entity20);
  next = ref(Entity23);
  at = timestamp();
}
export const Entity22 = entity("entity22", { attributes: Attributes22, identity: ["id"] });
class Attributes23 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity22);
  before = ref(Entity21);
  next = ref(Entity24);
  at = timestamp();
}
export const Entity23 = entity("entity23", { attributes: Attributes23, identity: ["id"] });
class Attributes24 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity23);
  before = ref(Entity22);
  next = ref(Entity25);
  at = timestamp();
}
export const Entity24 = entity("entity24", { attributes: Attributes24, identity: ["id"] });
class Attributes25 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity24);
  before = ref(Entity23);
  next = ref(Entity26);
  at = timestamp();
}
export const Entity25 = entity("entity25", { attributes: Attributes25, identity: ["id"] });
class Attributes26 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity25);
  before = ref(Entity24);
  next = ref(Entity27);
  at = timestamp();
}
export const Entity26 = entity("entity26", { attributes: Attributes26, identity: ["id"] });
class Attributes27 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity26);
  before = ref(Entity25);
  next = ref(Entity28);
  at = timestamp();
}
export const Entity27 = entity("entity27", { attributes: Attributes27, identity: ["id"] });
class Attributes28 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity27);
  before = ref(Entity26);
  next = ref(Entity29);
  at = timestamp();
}
export const Entity28 = entity("entity28", { attributes: Attributes28, identity: ["id"] });
class Attributes29 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity28);
  before = ref(Entity27);
  next = ref(Entity30);
  at = timestamp();
}
export const Entity29 = entity("entity29", { attributes: Attributes29, identity: ["id"] });
class Attributes30 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity29);
  before = ref(Entity28);
  next = ref(Entity31);
  at = timestamp();
}
export const Entity30 = entity("entity30", { attributes: Attributes30, identity: ["id"] });
class Attributes31 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity30);
  before = ref(Entity29);
  next = ref(Entity32);
  at = timestamp();
}
export const Entity31 = entity("entity31", { attributes: Attributes31, identity: ["id"] });
class Attributes32 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity31);
  before = ref(Entity30);
  next = ref(Entity33);
  at = timestamp();
}
export const Entity32 = entity("entity32", { attributes: Attributes32, identity: ["id"] });
class Attributes33 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity32);
  before = ref(Entity31);
  next = ref(Entity34);
  at = timestamp();
}
export const Entity33 = entity("entity33", { attributes: Attributes33, identity: ["id"] });
class Attributes34 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity33);
  before = ref(Entity32);
  next = ref(Entity35);
  at = timestamp();
}
export const Entity34 = entity("entity34", { attributes: Attributes34, identity: ["id"] });
class Attributes35 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity34);
  before = ref(Entity33);
  next = ref(Entity36);
  at = timestamp();
}
export const Entity35 = entity("entity35", { attributes: Attributes35, identity: ["id"] });
class Attributes36 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity35);
  before = ref(Entity34);
  next = ref(Entity37);
  at = timestamp();
}
export const Entity36 = entity("entity36", { attributes: Attributes36, identity: ["id"] });
class Attributes37 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity36);
  before = ref(Entity35);
  next = ref(Entity38);
  at = timestamp();
}
export const Entity37 = entity("entity37", { attributes: Attributes37, identity: ["id"] });
class Attributes38 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity37);
  before = ref(Entity36);
  next = ref(Entity39);
  at = timestamp();
}
export const Entity38 = entity("entity38", { attributes: Attributes38, identity: ["id"] });
class Attributes39 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity38);
  before = ref(Entity37);
  next = ref(Entity40);
  at = timestamp();
}
export const Entity39 = entity("entity39", { attributes: Attributes39, identity: ["id"] });
class Attributes40 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity39);
  before = ref(Entity38);
  next = ref(Entity41);
  at = timestamp();
}
export const Entity40 = entity("entity40", { attributes: Attributes40, identity: ["id"] });
class Attributes41 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity40);
  before = ref(Entity39);
  next = ref(Entity42);
  at = timestamp();
}
export const Entity41 = entity("entity41", { attributes: Attributes41, identity: ["id"] });
class Attributes42 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity41);
  before = ref(Entity40);
  next = ref(Entity43);
  at = timestamp();
}
export const Entity42 = entity("entity42", { attributes: Attributes42, identity: ["id"] });
class Attributes43 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity42);
  before = ref(Entity41);
  next = ref(Entity44);
  at = timestamp();
}
export const Entity43 = entity("entity43", { attributes: Attributes43, identity: ["id"] });
class Attributes44 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity43);
  before = ref(Entity42);
  next = ref(Entity45);
  at = timestamp();
}
export const Entity44 = entity("entity44", { attributes: Attributes44, identity: ["id"] });
class Attributes45 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity44);
  before = ref(Entity43);
  next = ref(Entity46);
  at = timestamp();
}
export const Entity45 = entity("entity45", { attributes: Attributes45, identity: ["id"] });
class Attributes46 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity45);
  before = ref(Entity44);
  next = ref(Entity47);
  at = timestamp();
}
export const Entity46 = entity("entity46", { attributes: Attributes46, identity: ["id"] });
class Attributes47 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity46);
  before = ref(Entity45);
  next = ref(Entity48);
  at = timestamp();
}
export const Entity47 = entity("entity47", { attributes: Attributes47, identity: ["id"] });
class Attributes48 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity47);
  before = ref(Entity46);
  next = ref(Entity49);
  at = timestamp();
}
export const Entity48 = entity("entity48", { attributes: Attributes48, identity: ["id"] });
class Attributes49 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity48);
  before = ref(Entity47);
  next = ref(Entity50);
  at = timestamp();
}
export const Entity49 = entity("entity49", { attributes: Attributes49, identity: ["id"] });
class Attributes50 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity49);
  before = ref(Entity48);
  next = ref(Entity51);
  at = timestamp();
}
export const Entity50 = entity("entity50", { attributes: Attributes50, identity: ["id"] });
class Attributes51 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity50);
  before = ref(Entity49);
  next = ref(Entity52);
  at = timestamp();
}
export const Entity51 = entity("entity51", { attributes: Attributes51, identity: ["id"] });
class Attributes52 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity51);
  before = ref(Entity50);
  next = ref(Entity53);
  at = timestamp();
}
export const Entity52 = entity("entity52", { attributes: Attributes52, identity: ["id"] });
class Attributes53 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity52);
  before = ref(Entity51);
  next = ref(Entity54);
  at = timestamp();
}
export const Entity53 = entity("entity53", { attributes: Attributes53, identity: ["id"] });
class Attributes54 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity53);
  before = ref(Entity52);
  next = ref(Entity55);
  at = timestamp();
}
export const Entity54 = entity("entity54", { attributes: Attributes54, identity: ["id"] });
class Attributes55 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity54);
  before = ref(Entity53);
  next = ref(Entity56);
  at = timestamp();
}
export const Entity55 = entity("entity55", { attributes: Attributes55, identity: ["id"] });
class Attributes56 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity55);
  before = ref(Entity54);
  next = ref(Entity57);
  at = timestamp();
}
export const Entity56 = entity("entity56", { attributes: Attributes56, identity: ["id"] });
class Attributes57 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity56);
  before = ref(Entity55);
  next = ref(Entity58);
  at = timestamp();
}
export const Entity57 = entity("entity57", { attributes: Attributes57, identity: ["id"] });
class Attributes58 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity57);
  before = ref(Entity56);
  next = ref(Entity59);
  at = timestamp();
}
export const Entity58 = entity("entity58", { attributes: Attributes58, identity: ["id"] });
class Attributes59 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity58);
  before = ref(Entity57);
  next = ref(Entity60);
  at = timestamp();
}
export const Entity59 = entity("entity59", { attributes: Attributes59, identity: ["id"] });
class Attributes60 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity59);
  before = ref(Entity58);
  next = ref(Entity61);
  at = timestamp();
}
export const Entity60 = entity("entity60", { attributes: Attributes60, identity: ["id"] });
class Attributes61 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity60);
  before = ref(Entity59);
  next = ref(Entity62);
  at = timestamp();
}
export const Entity61 = entity("entity61", { attributes: Attributes61, identity: ["id"] });
class Attributes62 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity61);
  before = ref(Entity60);
  next = ref(Entity63);
  at = timestamp();
}
export const Entity62 = entity("entity62", { attributes: Attributes62, identity: ["id"] });
class Attributes63 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity62);
  before = ref(Entity61);
  next = ref(Entity64);
  at = timestamp();
}
export const Entity63 = entity("entity63", { attributes: Attributes63, identity: ["id"] });
class Attributes64 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity63);
  before = ref(Entity62);
  next = ref(Entity65);
  at = timestamp();
}
export const Entity64 = entity("entity64", { attributes: Attributes64, identity: ["id"] });
class Attributes65 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity64);
  before = ref(Entity63);
  next = ref(Entity66);
  at = timestamp();
}
export const Entity65 = entity("entity65", { attributes: Attributes65, identity: ["id"] });
class Attributes66 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity65);
  before = ref(Entity64);
  next = ref(Entity67);
  at = timestamp();
}
export const Entity66 = entity("entity66", { attributes: Attributes66, identity: ["id"] });
class Attributes67 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity66);
  before = ref(Entity65);
  next = ref(Entity68);
  at = timestamp();
}
export const Entity67 = entity("entity67", { attributes: Attributes67, identity: ["id"] });
class Attributes68 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity67);
  before = ref(Entity66);
  next = ref(Entity69);
  at = timestamp();
}
export const Entity68 = entity("entity68", { attributes: Attributes68, identity: ["id"] });
class Attributes69 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity68);
  before = ref(Entity67);
  next = ref(Entity70);
  at = timestamp();
}
export const Entity69 = entity("entity69", { attributes: Attributes69, identity: ["id"] });
class Attributes70 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity69);
  before = ref(Entity68);
  next = ref(Entity71);
  at = timestamp();
}
export const Entity70 = entity("entity70", { attributes: Attributes70, identity: ["id"] });
class Attributes71 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity70);
  before = ref(Entity69);
  next = ref(Entity72);
  at = timestamp();
}
export const Entity71 = entity("entity71", { attributes: Attributes71, identity: ["id"] });
class Attributes72 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity71);
  before = ref(Entity70);
  next = ref(Entity73);
  at = timestamp();
}
export const Entity72 = entity("entity72", { attributes: Attributes72, identity: ["id"] });
class Attributes73 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity72);
  before = ref(Entity71);
  next = ref(Entity74);
  at = timestamp();
}
export const Entity73 = entity("entity73", { attributes: Attributes73, identity: ["id"] });
class Attributes74 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity73);
  before = ref(Entity72);
  next = ref(Entity75);
  at = timestamp();
}
export const Entity74 = entity("entity74", { attributes: Attributes74, identity: ["id"] });
class Attributes75 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity74);
  before = ref(Entity73);
  next = ref(Entity76);
  at = timestamp();
}
export const Entity75 = entity("entity75", { attributes: Attributes75, identity: ["id"] });
class Attributes76 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity75);
  before = ref(Entity74);
  next = ref(Entity77);
  at = timestamp();
}
export const Entity76 = entity("entity76", { attributes: Attributes76, identity: ["id"] });
class Attributes77 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity76);
  before = ref(Entity75);
  next = ref(Entity78);
  at = timestamp();
}
export const Entity77 = entity("entity77", { attributes: Attributes77, identity: ["id"] });
class Attributes78 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity77);
  before = ref(Entity76);
  next = ref(Entity79);
  at = timestamp();
}
export const Entity78 = entity("entity78", { attributes: Attributes78, identity: ["id"] });
class Attributes79 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity78);
  before = ref(Entity77);
  next = ref(Entity80);
  at = timestamp();
}
export const Entity79 = entity("entity79", { attributes: Attributes79, identity: ["id"] });
class Attributes80 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity79);
  before = ref(Entity78);
  next = ref(Entity81);
  at = timestamp();
}
export const Entity80 = entity("entity80", { attributes: Attributes80, identity: ["id"] });
class Attributes81 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity80);
  before = ref(Entity79);
  next = ref(Entity82);
  at = timestamp();
}
export const Entity81 = entity("entity81", { attributes: Attributes81, identity: ["id"] });
class Attributes82 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity81);
  before = ref(Entity80);
  next = ref(Entity83);
  at = timestamp();
}
export const Entity82 = entity("entity82", { attributes: Attributes82, identity: ["id"] });
class Attributes83 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity82);
  before = ref(Entity81);
  next = ref(Entity84);
  at = timestamp();
}
export const Entity83 = entity("entity83", { attributes: Attributes83, identity: ["id"] });
class Attributes84 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity83);
  before = ref(Entity82);
  next = ref(Entity85);
  at = timestamp();
}
export const Entity84 = entity("entity84", { attributes: Attributes84, identity: ["id"] });
class Attributes85 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity84);
  before = ref(Entity83);
  next = ref(Entity86);
  at = timestamp();
}
export const Entity85 = entity("entity85", { attributes: Attributes85, identity: ["id"] });
class Attributes86 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity85);
  before = ref(Entity84);
  next = ref(Entity87);
  at = timestamp();
}
export const Entity86 = entity("entity86", { attributes: Attributes86, identity: ["id"] });
class Attributes87 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity86);
  before = ref(Entity85);
  next = ref(Entity88);
  at = timestamp();
}
export const Entity87 = entity("entity87", { attributes: Attributes87, identity: ["id"] });
class Attributes88 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity87);
  before = ref(Entity86);
  next = ref(Entity89);
  at = timestamp();
}
export const Entity88 = entity("entity88", { attributes: Attributes88, identity: ["id"] });
class Attributes89 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity88);
  before = ref(Entity87);
  next = ref(Entity90);
  at = timestamp();
}
export const Entity89 = entity("entity89", { attributes: Attributes89, identity: ["id"] });
class Attributes90 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity89);
  before = ref(Entity88);
  next = ref(Entity91);
  at = timestamp();
}
export const Entity90 = entity("entity90", { attributes: Attributes90, identity: ["id"] });
class Attributes91 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity90);
  before = ref(Entity89);
  next = ref(Entity92);
  at = timestamp();
}
export const Entity91 = entity("entity91", { attributes: Attributes91, identity: ["id"] });
class Attributes92 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity91);
  before = ref(Entity90);
  next = ref(Entity93);
  at = timestamp();
}
export const Entity92 = entity("entity92", { attributes: Attributes92, identity: ["id"] });
class Attributes93 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity92);
  before = ref(Entity91);
  next = ref(Entity94);
  at = timestamp();
}
export const Entity93 = entity("entity93", { attributes: Attributes93, identity: ["id"] });
class Attributes94 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity93);
  before = ref(Entity92);
  next = ref(Entity95);
  at = timestamp();
}
export const Entity94 = entity("entity94", { attributes: Attributes94, identity: ["id"] });
class Attributes95 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity94);
  before = ref(Entity93);
  next = ref(Entity96);
  at = timestamp();
}
export const Entity95 = entity("entity95", { attributes: Attributes95, identity: ["id"] });
class Attributes96 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity95);
  before = ref(Entity94);
  next = ref(Entity97);
  at = timestamp();
}
export const Entity96 = entity("entity96", { attributes: Attributes96, identity: ["id"] });
class Attributes97 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity96);
  before = ref(Entity95);
  next = ref(Entity98);
  at = timestamp();
}
export const Entity97 = entity("entity97", { attributes: Attributes97, identity: ["id"] });
class Attributes98 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity97);
  before = ref(Entity96);
  next = ref(Entity99);
  at = timestamp();
}
export const Entity98 = entity("entity98", { attributes: Attributes98, identity: ["id"] });
class Attributes99 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity98);
  before = ref(Entity97);
  next = ref(Entity100);
  at = timestamp();
}
export const Entity99 = entity("entity99", { attributes: Attributes99, identity: ["id"] });
class Attributes100 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity99);
  before = ref(Entity98);
  next = ref(Entity101);
  at = timestamp();
}
export const Entity100 = entity("entity100", { attributes: Attributes100, identity: ["id"] });
class Attributes101 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity100);
  before = ref(Entity99);
  next = ref(Entity102);
  at = timestamp();
}
export const Entity101 = entity("entity101", { attributes: Attributes101, identity: ["id"] });
class Attributes102 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity101);
  before = ref(Entity100);
  next = ref(Entity103);
  at = timestamp();
}
export const Entity102 = entity("entity102", { attributes: Attributes102, identity: ["id"] });
class Attributes103 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity102);
  before = ref(Entity101);
  next = ref(Entity104);
  at = timestamp();
}
export const Entity103 = entity("entity103", { attributes: Attributes103, identity: ["id"] });
class Attributes104 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity103);
  before = ref(Entity102);
  next = ref(Entity105);
  at = timestamp();
}
export const Entity104 = entity("entity104", { attributes: Attributes104, identity: ["id"] });
class Attributes105 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity104);
  before = ref(Entity103);
  next = ref(Entity106);
  at = timestamp();
}
export const Entity105 = entity("entity105", { attributes: Attributes105, identity: ["id"] });
class Attributes106 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity105);
  before = ref(Entity104);
  next = ref(Entity107);
  at = timestamp();
}
export const Entity106 = entity("entity106", { attributes: Attributes106, identity: ["id"] });
class Attributes107 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity106);
  before = ref(Entity105);
  next = ref(Entity108);
  at = timestamp();
}
export const Entity107 = entity("entity107", { attributes: Attributes107, identity: ["id"] });
class Attributes108 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity107);
  before = ref(Entity106);
  next = ref(Entity109);
  at = timestamp();
}
export const Entity108 = entity("entity108", { attributes: Attributes108, identity: ["id"] });
class Attributes109 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity108);
  before = ref(Entity107);
  next = ref(Entity110);
  at = timestamp();
}
export const Entity109 = entity("entity109", { attributes: Attributes109, identity: ["id"] });
class Attributes110 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity109);
  before = ref(Entity108);
  next = ref(Entity111);
  at = timestamp();
}
export const Entity110 = entity("entity110", { attributes: Attributes110, identity: ["id"] });
class Attributes111 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity110);
  before = ref(Entity109);
  next = ref(Entity112);
  at = timestamp();
}
export const Entity111 = entity("entity111", { attributes: Attributes111, identity: ["id"] });
class Attributes112 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity111);
  before = ref(Entity110);
  next = ref(Entity113);
  at = timestamp();
}
export const Entity112 = entity("entity112", { attributes: Attributes112, identity: ["id"] });
class Attributes113 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity112);
  before = ref(Entity111);
  next = ref(Entity114);
  at = timestamp();
}
export const Entity113 = entity("entity113", { attributes: Attributes113, identity: ["id"] });
class Attributes114 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity113);
  before = ref(Entity112);
  next = ref(Entity115);
  at = timestamp();
}
export const Entity114 = entity("entity114", { attributes: Attributes114, identity: ["id"] });
class Attributes115 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity114);
  before = ref(Entity113);
  next = ref(Entity116);
  at = timestamp();
}
export const Entity115 = entity("entity115", { attributes: Attributes115, identity: ["id"] });
class Attributes116 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity115);
  before = ref(Entity114);
  next = ref(Entity117);
  at = timestamp();
}
export const Entity116 = entity("entity116", { attributes: Attributes116, identity: ["id"] });
class Attributes117 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity116);
  before = ref(Entity115);
  next = ref(Entity118);
  at = timestamp();
}
export const Entity117 = entity("entity117", { attributes: Attributes117, identity: ["id"] });
class Attributes118 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity117);
  before = ref(Entity116);
  next = ref(Entity119);
  at = timestamp();
}
export const Entity118 = entity("entity118", { attributes: Attributes118, identity: ["id"] });
class Attributes119 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity118);
  before = ref(Entity117);
  next = ref(Entity120);
  at = timestamp();
}
export const Entity119 = entity("entity119", { attributes: Attributes119, identity: ["id"] });
class Attributes120 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity119);
  before = ref(Entity118);
  next = ref(Entity121);
  at = timestamp();
}
export const Entity120 = entity("entity120", { attributes: Attributes120, identity: ["id"] });
class Attributes121 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity120);
  before = ref(Entity119);
  next = ref(Entity122);
  at = timestamp();
}
export const Entity121 = entity("entity121", { attributes: Attributes121, identity: ["id"] });
class Attributes122 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity121);
  before = ref(Entity120);
  next = ref(Entity123);
  at = timestamp();
}
export const Entity122 = entity("entity122", { attributes: Attributes122, identity: ["id"] });
class Attributes123 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity122);
  before = ref(Entity121);
  next = ref(Entity124);
  at = timestamp();
}
export const Entity123 = entity("entity123", { attributes: Attributes123, identity: ["id"] });
class Attributes124 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity123);
  before = ref(Entity122);
  next = ref(Entity125);
  at = timestamp();
}
export const Entity124 = entity("entity124", { attributes: Attributes124, identity: ["id"] });
class Attributes125 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity124);
  before = ref(Entity123);
  next = ref(Entity126);
  at = timestamp();
}
export const Entity125 = entity("entity125", { attributes: Attributes125, identity: ["id"] });
class Attributes126 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity125);
  before = ref(Entity124);
  next = ref(Entity127);
  at = timestamp();
}
export const Entity126 = entity("entity126", { attributes: Attributes126, identity: ["id"] });
class Attributes127 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity126);
  before = ref(Entity125);
  next = ref(Entity128);
  at = timestamp();
}
export const Entity127 = entity("entity127", { attributes: Attributes127, identity: ["id"] });
class Attributes128 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity127);
  before = ref(Entity126);
  next = ref(Entity129);
  at = timestamp();
}
export const Entity128 = entity("entity128", { attributes: Attributes128, identity: ["id"] });
class Attributes129 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity128);
  before = ref(Entity127);
  next = ref(Entity130);
  at = timestamp();
}
export const Entity129 = entity("entity129", { attributes: Attributes129, identity: ["id"] });
class Attributes130 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity129);
  before = ref(Entity128);
  next = ref(Entity131);
  at = timestamp();
}
export const Entity130 = entity("entity130", { attributes: Attributes130, identity: ["id"] });
class Attributes131 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity130);
  before = ref(Entity129);
  next = ref(Entity132);
  at = timestamp();
}
export const Entity131 = entity("entity131", { attributes: Attributes131, identity: ["id"] });
class Attributes132 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity131);
  before = ref(Entity130);
  next = ref(Entity133);
  at = timestamp();
}
export const Entity132 = entity("entity132", { attributes: Attributes132, identity: ["id"] });
class Attributes133 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity132);
  before = ref(Entity131);
  next = ref(Entity134);
  at = timestamp();
}
export const Entity133 = entity("entity133", { attributes: Attributes133, identity: ["id"] });
class Attributes134 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity133);
  before = ref(Entity132);
  next = ref(Entity135);
  at = timestamp();
}
export const Entity134 = entity("entity134", { attributes: Attributes134, identity: ["id"] });
class Attributes135 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity134);
  before = ref(Entity133);
  next = ref(Entity136);
  at = timestamp();
}
export const Entity135 = entity("entity135", { attributes: Attributes135, identity: ["id"] });
class Attributes136 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity135);
  before = ref(Entity134);
  next = ref(Entity137);
  at = timestamp();
}
export const Entity136 = entity("entity136", { attributes: Attributes136, identity: ["id"] });
class Attributes137 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity136);
  before = ref(Entity135);
  next = ref(Entity138);
  at = timestamp();
}
export const Entity137 = entity("entity137", { attributes: Attributes137, identity: ["id"] });
class Attributes138 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity137);
  before = ref(Entity136);
  next = ref(Entity139);
  at = timestamp();
}
export const Entity138 = entity("entity138", { attributes: Attributes138, identity: ["id"] });
class Attributes139 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity138);
  before = ref(Entity137);
  next = ref(Entity140);
  at = timestamp();
}
export const Entity139 = entity("entity139", { attributes: Attributes139, identity: ["id"] });
class Attributes140 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity139);
  before = ref(Entity138);
  next = ref(Entity141);
  at = timestamp();
}
export const Entity140 = entity("entity140", { attributes: Attributes140, identity: ["id"] });
class Attributes141 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity140);
  before = ref(Entity139);
  next = ref(Entity142);
  at = timestamp();
}
export const Entity141 = entity("entity141", { attributes: Attributes141, identity: ["id"] });
class Attributes142 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity141);
  before = ref(Entity140);
  next = ref(Entity143);
  at = timestamp();
}
export const Entity142 = entity("entity142", { attributes: Attributes142, identity: ["id"] });
class Attributes143 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity142);
  before = ref(Entity141);
  next = ref(Entity144);
  at = timestamp();
}
export const Entity143 = entity("entity143", { attributes: Attributes143, identity: ["id"] });
class Attributes144 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity143);
  before = ref(Entity142);
  next = ref(Entity145);
  at = timestamp();
}
export const Entity144 = entity("entity144", { attributes: Attributes144, identity: ["id"] });
class Attributes145 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity144);
  before = ref(Entity143);
  next = ref(Entity146);
  at = timestamp();
}
export const Entity145 = entity("entity145", { attributes: Attributes145, identity: ["id"] });
class Attributes146 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity145);
  before = ref(Entity144);
  next = ref(Entity147);
  at = timestamp();
}
export const Entity146 = entity("entity146", { attributes: Attributes146, identity: ["id"] });
class Attributes147 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity146);
  before = ref(Entity145);
  next = ref(Entity148);
  at = timestamp();
}
export const Entity147 = entity("entity147", { attributes: Attributes147, identity: ["id"] });
class Attributes148 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity147);
  before = ref(Entity146);
  next = ref(Entity149);
  at = timestamp();
}
export const Entity148 = entity("entity148", { attributes: Attributes148, identity: ["id"] });
class Attributes149 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity148);
  before = ref(Entity147);
  next = ref(Entity150);
  at = timestamp();
}
export const Entity149 = entity("entity149", { attributes: Attributes149, identity: ["id"] });
class Attributes150 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity149);
  before = ref(Entity148);
  next = ref(Entity151);
  at = timestamp();
}
export const Entity150 = entity("entity150", { attributes: Attributes150, identity: ["id"] });
class Attributes151 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity150);
  before = ref(Entity149);
  next = ref(Entity152);
  at = timestamp();
}
export const Entity151 = entity("entity151", { attributes: Attributes151, identity: ["id"] });
class Attributes152 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity151);
  before = ref(Entity150);
  next = ref(Entity153);
  at = timestamp();
}
export const Entity152 = entity("entity152", { attributes: Attributes152, identity: ["id"] });
class Attributes153 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity152);
  before = ref(Entity151);
  next = ref(Entity154);
  at = timestamp();
}
export const Entity153 = entity("entity153", { attributes: Attributes153, identity: ["id"] });
class Attributes154 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity153);
  before = ref(Entity152);
  next = ref(Entity155);
  at = timestamp();
}
export const Entity154 = entity("entity154", { attributes: Attributes154, identity: ["id"] });
class Attributes155 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity154);
  before = ref(Entity153);
  next = ref(Entity156);
  at = timestamp();
}
export const Entity155 = entity("entity155", { attributes: Attributes155, identity: ["id"] });
class Attributes156 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity155);
  before = ref(Entity154);
  next = ref(Entity157);
  at = timestamp();
}
export const Entity156 = entity("entity156", { attributes: Attributes156, identity: ["id"] });
class Attributes157 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity156);
  before = ref(Entity155);
  next = ref(Entity158);
  at = timestamp();
}
export const Entity157 = entity("entity157", { attributes: Attributes157, identity: ["id"] });
class Attributes158 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity157);
  before = ref(Entity156);
  next = ref(Entity159);
  at = timestamp();
}
export const Entity158 = entity("entity158", { attributes: Attributes158, identity: ["id"] });
class Attributes159 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity158);
  before = ref(Entity157);
  next = ref(Entity160);
  at = timestamp();
}
export const Entity159 = entity("entity159", { attributes: Attributes159, identity: ["id"] });
class Attributes160 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity159);
  before = ref(Entity158);
  next = ref(Entity161);
  at = timestamp();
}
export const Entity160 = entity("entity160", { attributes: Attributes160, identity: ["id"] });
class Attributes161 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity160);
  before = ref(Entity159);
  next = ref(Entity162);
  at = timestamp();
}
export const Entity161 = entity("entity161", { attributes: Attributes161, identity: ["id"] });
class Attributes162 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity161);
  before = ref(Entity160);
  next = ref(Entity163);
  at = timestamp();
}
export const Entity162 = entity("entity162", { attributes: Attributes162, identity: ["id"] });
class Attributes163 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity162);
  before = ref(Entity161);
  next = ref(Entity164);
  at = timestamp();
}
export const Entity163 = entity("entity163", { attributes: Attributes163, identity: ["id"] });
class Attributes164 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity163);
  before = ref(Entity162);
  next = ref(Entity165);
  at = timestamp();
}
export const Entity164 = entity("entity164", { attributes: Attributes164, identity: ["id"] });
class Attributes165 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity164);
  before = ref(Entity163);
  next = ref(Entity166);
  at = timestamp();
}
export const Entity165 = entity("entity165", { attributes: Attributes165, identity: ["id"] });
class Attributes166 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity165);
  before = ref(Entity164);
  next = ref(Entity167);
  at = timestamp();
}
export const Entity166 = entity("entity166", { attributes: Attributes166, identity: ["id"] });
class Attributes167 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity166);
  before = ref(Entity165);
  next = ref(Entity168);
  at = timestamp();
}
export const Entity167 = entity("entity167", { attributes: Attributes167, identity: ["id"] });
class Attributes168 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity167);
  before = ref(Entity166);
  next = ref(Entity169);
  at = timestamp();
}
export const Entity168 = entity("entity168", { attributes: Attributes168, identity: ["id"] });
class Attributes169 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity168);
  before = ref(Entity167);
  next = ref(Entity170);
  at = timestamp();
}
export const Entity169 = entity("entity169", { attributes: Attributes169, identity: ["id"] });
class Attributes170 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity169);
  before = ref(Entity168);
  next = ref(Entity171);
  at = timestamp();
}
export const Entity170 = entity("entity170", { attributes: Attributes170, identity: ["id"] });
class Attributes171 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity170);
  before = ref(Entity169);
  next = ref(Entity172);
  at = timestamp();
}
export const Entity171 = entity("entity171", { attributes: Attributes171, identity: ["id"] });
class Attributes172 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity171);
  before = ref(Entity170);
  next = ref(Entity173);
  at = timestamp();
}
export const Entity172 = entity("entity172", { attributes: Attributes172, identity: ["id"] });
class Attributes173 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity172);
  before = ref(Entity171);
  next = ref(Entity174);
  at = timestamp();
}
export const Entity173 = entity("entity173", { attributes: Attributes173, identity: ["id"] });
class Attributes174 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity173);
  before = ref(Entity172);
  next = ref(Entity175);
  at = timestamp();
}
export const Entity174 = entity("entity174", { attributes: Attributes174, identity: ["id"] });
class Attributes175 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity174);
  before = ref(Entity173);
  next = ref(Entity176);
  at = timestamp();
}
export const Entity175 = entity("entity175", { attributes: Attributes175, identity: ["id"] });
class Attributes176 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity175);
  before = ref(Entity174);
  next = ref(Entity177);
  at = timestamp();
}
export const Entity176 = entity("entity176", { attributes: Attributes176, identity: ["id"] });
class Attributes177 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity176);
  before = ref(Entity175);
  next = ref(Entity178);
  at = timestamp();
}
export const Entity177 = entity("entity177", { attributes: Attributes177, identity: ["id"] });
class Attributes178 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity177);
  before = ref(Entity176);
  next = ref(Entity179);
  at = timestamp();
}
export const Entity178 = entity("entity178", { attributes: Attributes178, identity: ["id"] });
class Attributes179 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity178);
  before = ref(Entity177);
  next = ref(Entity180);
  at = timestamp();
}
export const Entity179 = entity("entity179", { attributes: Attributes179, identity: ["id"] });
class Attributes180 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity179);
  before = ref(Entity178);
  next = ref(Entity181);
  at = timestamp();
}
export const Entity180 = entity("entity180", { attributes: Attributes180, identity: ["id"] });
class Attributes181 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity180);
  before = ref(Entity179);
  next = ref(Entity182);
  at = timestamp();
}
export const Entity181 = entity("entity181", { attributes: Attributes181, identity: ["id"] });
class Attributes182 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity181);
  before = ref(Entity180);
  next = ref(Entity183);
  at = timestamp();
}
export const Entity182 = entity("entity182", { attributes: Attributes182, identity: ["id"] });
class Attributes183 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity182);
  before = ref(Entity181);
  next = ref(Entity184);
  at = timestamp();
}
export const Entity183 = entity("entity183", { attributes: Attributes183, identity: ["id"] });
class Attributes184 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity183);
  before = ref(Entity182);
  next = ref(Entity185);
  at = timestamp();
}
export const Entity184 = entity("entity184", { attributes: Attributes184, identity: ["id"] });
class Attributes185 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity184);
  before = ref(Entity183);
  next = ref(Entity186);
  at = timestamp();
}
export const Entity185 = entity("entity185", { attributes: Attributes185, identity: ["id"] });
class Attributes186 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity185);
  before = ref(Entity184);
  next = ref(Entity187);
  at = timestamp();
}
export const Entity186 = entity("entity186", { attributes: Attributes186, identity: ["id"] });
class Attributes187 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity186);
  before = ref(Entity185);
  next = ref(Entity188);
  at = timestamp();
}
export const Entity187 = entity("entity187", { attributes: Attributes187, identity: ["id"] });
class Attributes188 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity187);
  before = ref(Entity186);
  next = ref(Entity189);
  at = timestamp();
}
export const Entity188 = entity("entity188", { attributes: Attributes188, identity: ["id"] });
class Attributes189 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity188);
  before = ref(Entity187);
  next = ref(Entity190);
  at = timestamp();
}
export const Entity189 = entity("entity189", { attributes: Attributes189, identity: ["id"] });
class Attributes190 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity189);
  before = ref(Entity188);
  next = ref(Entity191);
  at = timestamp();
}
export const Entity190 = entity("entity190", { attributes: Attributes190, identity: ["id"] });
class Attributes191 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity190);
  before = ref(Entity189);
  next = ref(Entity192);
  at = timestamp();
}
export const Entity191 = entity("entity191", { attributes: Attributes191, identity: ["id"] });
class Attributes192 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity191);
  before = ref(Entity190);
  next = ref(Entity193);
  at = timestamp();
}
export const Entity192 = entity("entity192", { attributes: Attributes192, identity: ["id"] });
class Attributes193 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity192);
  before = ref(Entity191);
  next = ref(Entity194);
  at = timestamp();
}
export const Entity193 = entity("entity193", { attributes: Attributes193, identity: ["id"] });
class Attributes194 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity193);
  before = ref(Entity192);
  next = ref(Entity195);
  at = timestamp();
}
export const Entity194 = entity("entity194", { attributes: Attributes194, identity: ["id"] });
class Attributes195 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity194);
  before = ref(Entity193);
  next = ref(Entity196);
  at = timestamp();
}
export const Entity195 = entity("entity195", { attributes: Attributes195, identity: ["id"] });
class Attributes196 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity195);
  before = ref(Entity194);
  next = ref(Entity197);
  at = timestamp();
}
export const Entity196 = entity("entity196", { attributes: Attributes196, identity: ["id"] });
class Attributes197 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity196);
  before = ref(Entity195);
  next = ref(Entity198);
  at = timestamp();
}
export const Entity197 = entity("entity197", { attributes: Attributes197, identity: ["id"] });
class Attributes198 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity197);
  before = ref(Entity196);
  next = ref(Entity199);
  at = timestamp();
}
export const Entity198 = entity("entity198", { attributes: Attributes198, identity: ["id"] });
class Attributes199 {
  id = uuid();
  title = text();
  size = bigint();
  day = date();
  labels = set(text());
  previous = ref(Entity198);
  before = ref(Entity197);
  next = ref(Entity0);
  at = timestamp();
}
export const Entity199 = entity("entity199", { attributes: Attributes199, identity: ["id"] });
export const large = keyspace('large', {
  replication: { development: 1 },
  queries: [
    query("Q0.0", "Find it").find(Entity0).given(Entity0.id),
    query("Q0.1", "Find it").find(Entity0).given(Entity0.previous).range(Entity0.day),
    query("Q0.2", "Find it").find(Entity0).given(Entity0.previous.before).orderBy(desc(Entity0.at)),
    query("Q0.3", "Find it").find(Entity0).given(Entity0.previous.before.next.title).also(Entity0.next.title),
    query("Q0.4", "Find it").find(Entity0).given(Entity0.title, Entity0.day).orderBy(Entity0.before),
    query("Q0.5", "Find it").find(Entity0.next).given(Entity0.before.title),
    query("Q0.6", "Find it").find(Entity0).given(Entity0.next.id).returning(Entity0.labels, Entity0.size),
    query("Q0.7", "Find it").find(Entity0.before).given(Entity0.size).optionally(Entity0.day).returning(Entity0.before.title).table("table_0"),
    query("Q1.0", "Find it").find(Entity1).given(Entity1.id),
    query("Q1.1", "Find it").find(Entity1).given(Entity1.previous).range(Entity1.day),
    query("Q1.2", "Find it").find(Entity1).given(Entity1.previous.before).orderBy(desc(Entity1.at)),
    query("Q1.3", "Find it").find(Entity1).given(Entity1.previous.before.next.title).also(Entity1.next.title),
    query("Q1.4", "Find it").find(Entity1).given(Entity1.title, Entity1.day).orderBy(Entity1.before),
    query("Q1.5", "Find it").find(Entity1.next).given(Entity1.before.title),
    query("Q1.6", "Find it").find(Entity1).given(Entity1.next.id).returning(Entity1.labels, Entity1.size),
    query("Q1.7", "Find it").find(Entity1.before).given(Entity1.size).optionally(Entity1.day).returning(Entity1.before.title).table("table_1"),
    query("Q2.0", "Find it").find(Entity2).given(Entity2.id),
    query("Q2.1", "Find it").find(Entity2).given(Entity2.previous).range(Entity2.day),
    query("Q2.2", "Find it").find(Entity2).given(Entity2.previous.before).orderBy(desc(Entity2.at)),
    query("Q2.3", "Find it").find(Entity2).given(Entity2.previous.before.next.title).also(Entity2.next.title),
    query("Q2.4", "Find it").find(Entity2).given(Entity2.title, Entity2.day).orderBy(Entity2.before),
    query("Q2.5", "Find it").find(Entity2.next).given(Entity2.before.title),
    query("Q2.6", "Find it").find(Entity2).given(Entity2.next.id).returning(Entity2.labels, Entity2.size),
    query("Q2.7", "Find it").find(Entity2.before).given(Entity2.size).optionally(Entity2.day).returning(Entity2.before.title).table("table_2"),
    query("Q3.0", "Find it").find(Entity3).given(Entity3.id),
    query("Q3.1", "Find it").find(Entity3).given(Entity3.previous).range(Entity3.day),
    query("Q3.2", "Find it").find(Entity3).given(Entity3.previous.before).orderBy(desc(Entity3.at)),
    query("Q3.3", "Find it").find(Entity3).given(Entity3.previous.before.next.title).also(Entity3.next.title),
    query("Q3.4", "Find it").find(Entity3).given(Entity3.title, Entity3.day).orderBy(Entity3.before),
    query("Q3.5", "Find it").find(Entity3.next).given(Entity3.before.title),
    query("Q3.6", "Find it").find(Entity3).given(Entity3.next.id).returning(Entity3.labels, Entity3.size),
    query("Q3.7", "Find it").find(Entity3.before).given(Entity3.size).optionally(Entity3.day).returning(Entity3.before.title).table("table_3"),
    query("Q4.0", "Find it").find(Entity4).given(Entity4.id),
    query("Q4.1", "Find it").find(Entity4).given(Entity4.previous).range(Entity4.day),
    query("Q4.2", "Find it").find(Entity4).given(Entity4.previous.before).orderBy(desc(Entity4.at)),
    query("Q4.3", "Find it").find(Entity4).given(Entity4.previous.before.next.title).also(Entity4.next.title),
    query("Q4.4", "Find it").find(Entity4).given(Entity4.title, Entity4.day).orderBy(Entity4.before),
    query("Q4.5", "Find it").find(Entity4.next).given(Entity4.before.title),
    query("Q4.6", "Find it").find(Entity4).given(Entity4.next.id).returning(Entity4.labels, Entity4.size),
    query("Q4.7", "Find it").find(Entity4.before).given(Entity4.size).optionally(Entity4.day).returning(Entity4.before.title).table("table_4"),
    query("Q5.0", "Find it").find(Entity5).given(Entity5.id),
    query("Q5.1", "Find it").find(Entity5).given(Entity5.previous).range(Entity5.day),
    query("Q5.2", "Find it").find(Entity5).given(Entity5.previous.before).orderBy(desc(Entity5.at)),
    query("Q5.3", "Find it").find(Entity5).given(Entity5.previous.before.next.title).also(Entity5.next.title),
    query("Q5.4", "Find it").find(Entity5).given(Entity5.title, Entity5.day).orderBy(Entity5.before),
    query("Q5.5", "Find it").find(Entity5.next).given(Entity5.before.title),
    query("Q5.6", "Find it").find(Entity5).given(Entity5.next.id).returning(Entity5.labels, Entity5.size),
    query("Q5.7", "Find it").find(Entity5.before).given(Entity5.size).optionally(Entity5.day).returning(Entity5.before.title).table("table_5"),
    query("Q6.0", "Find it").find(Entity6).given(Entity6.id),
    query("Q6.1", "Find it").find(Entity6).given(Entity6.previous).range(Entity6.day),
    query("Q6.2", "Find it").find(Entity6).given(Entity6.previous.before).orderBy(desc(Entity6.at)),
    query("Q6.3", "Find it").find(Entity6).given(Entity6.previous.before.next.title).also(Entity6.next.title),
    query("Q6.4", "Find it").find(Entity6).given(Entity6.title, Entity6.day).orderBy(Entity6.before),
    query("Q6.5", "Find it").find(Entity6.next).given(Entity6.before.title),
    query("Q6.6", "Find it").find(Entity6).given(Entity6.next.id).returning(Entity6.labels, Entity6.size),
    query("Q6.7", "Find it").find(Entity6.before).given(Entity6.size).optionally(Entity6.day).returning(Entity6.before.title).table("table_6"),
    query("Q7.0", "Find it").find(Entity7).given(Entity7.id),
    query("Q7.1", "Find it").find(Entity7).given(Entity7.previous).range(Entity7.day),
    query("Q7.2", "Find it").find(Entity7).given(Entity7.previous.before).orderBy(desc(Entity7.at)),
    query("Q7.3", "Find it").find(Entity7).given(Entity7.previous.before.next.title).also(Entity7.next.title),
    query("Q7.4", "Find it").find(Entity7).given(Entity7.title, Entity7.day).orderBy(Entity7.before),
    query("Q7.5", "Find it").find(Entity7.next).given(Entity7.before.title),
    query("Q7.6", "Find it").find(Entity7).given(Entity7.next.id).returning(Entity7.labels, Entity7.size),
    query("Q7.7", "Find it").find(Entity7.before).given(Entity7.size).optionally(Entity7.day).returning(Entity7.before.title).table("table_7"),
    query("Q8.0", "Find it").find(Entity8).given(Entity8.id),
    query("Q8.1", "Find it").find(Entity8).given(Entity8.previous).range(Entity8.day),
    query("Q8.2", "Find it").find(Entity8).given(Entity8.previous.before).orderBy(desc(Entity8.at)),
    query("Q8.3", "Find it").find(Entity8).given(Entity8.previous.before.next.title).also(Entity8.next.title),
    query("Q8.4", "Find it").find(Entity8).given(Entity8.title, Entity8.day).orderBy(Entity8.before),
    query("Q8.5", "Find it").find(Entity8.next).given(Entity8.before.title),
    query("Q8.6", "Find it").find(Entity8).given(Entity8.next.id).returning(Entity8.labels, Entity8.size),
    query("Q8.7", "Find it").find(Entity8.before).given(Entity8.size).optionally(Entity8.day).returning(Entity8.before.title).table("table_8"),
    query("Q9.0", "Find it").find(Entity9).given(Entity9.id),
    query("Q9.1", "Find it").find(Entity9).given(Entity9.previous).range(Entity9.day),
    query("Q9.2", "Find it").find(Entity9).given(Entity9.previous.before).orderBy(desc(Entity9.at)),
    query("Q9.3", "Find it").find(Entity9).given(Entity9.previous.before.next.title).also(Entity9.next.title),
    query("Q9.4", "Find it").find(Entity9).given(Entity9.title, Entity9.day).orderBy(Entity9.before),
    query("Q9.5", "Find it").find(Entity9.next).given(Entity9.before.title),
    query("Q9.6", "Find it").find(Entity9).given(Entity9.next.id).returning(Entity9.labels, Entity9.size),
    query("Q9.7", "Find it").find(Entity9.before).given(Entity9.size).optionally(Entity9.day).returning(Entity9.before.title).table("table_9"),
    query("Q10.0", "Find it").find(Entity10).given(Entity10.id),
    query("Q10.1", "Find it").find(Entity10).given(Entity10.previous).range(Entity10.day),
    query("Q10.2", "Find it").find(Entity10).given(Entity10.previous.before).orderBy(desc(Entity10.at)),
    query("Q10.3", "Find it").find(Entity10).given(Entity10.previous.before.next.title).also(Entity10.next.title),
    query("Q10.4", "Find it").find(Entity10).given(Entity10.title, Entity10.day).orderBy(Entity10.before),
    query("Q10.5", "Find it").find(Entity10.next).given(Entity10.before.title),
    query("Q10.6", "Find it").find(Entity10).given(Entity10.next.id).returning(Entity10.labels, Entity10.size),
    query("Q10.7", "Find it").find(Entity10.before).given(Entity10.size).optionally(Entity10.day).returning(Entity10.before.title).table("table_10"),
    query("Q11.0", "Find it").find(Entity11).given(Entity11.id),
    query("Q11.1", "Find it").find(Entity11).given(Entity11.previous).range(Entity11.day),
    query("Q11.2", "Find it").find(Entity11).given(Entity11.previous.before).orderBy(desc(Entity11.at)),
    query("Q11.3", "Find it").find(Entity11).given(Entity11.previous.before.next.title).also(Entity11.next.title),
    query("Q11.4", "Find it").find(Entity11).given(Entity11.title, Entity11.day).orderBy(Entity11.before),
    query("Q11.5", "Find it").find(Entity11.next).given(Entity11.before.title),
    query("Q11.6", "Find it").find(Entity11).given(Entity11.next.id).returning(Entity11.labels, Entity11.size),
    query("Q11.7", "Find it").find(Entity11.before).given(Entity11.size).optionally(Entity11.day).returning(Entity11.before.title).table("table_11"),
    query("Q12.0", "Find it").find(Entity12).given(Entity12.id),
    query("Q12.1", "Find it").find(Entity12).given(Entity12.previous).range(Entity12.day),
    query("Q12.2", "Find it").find(Entity12).given(Entity12.previous.before).orderBy(desc(Entity12.at)),
    query("Q12.3", "Find it").find(Entity12).given(Entity12.previous.before.next.title).also(Entity12.next.title),
    query("Q12.4", "Find it").find(Entity12).given(Entity12.title, Entity12.day).orderBy(Entity12.before),
    query("Q12.5", "Find it").find(Entity12.next).given(Entity12.before.title),
    query("Q12.6", "Find it").find(Entity12).given(Entity12.next.id).returning(Entity12.labels, Entity12.size),
    query("Q12.7", "Find it").find(Entity12.before).given(Entity12.size).optionally(Entity12.day).returning(Entity12.before.title).table("table_12"),
    query("Q13.0", "Find it").find(Entity13).given(Entity13.id),
    query("Q13.1", "Find it").find(Entity13).given(Entity13.previous).range(Entity13.day),
    query("Q13.2", "Find it").find(Entity13).given(Entity13.previous.before).orderBy(desc(Entity13.at)),
    query("Q13.3", "Find it").find(Entity13).given(Entity13.previous.before.next.title).also(Entity13.next.title),
    query("Q13.4", "Find it").find(Entity13).given(Entity13.title, Entity13.day).orderBy(Entity13.before),
    query("Q13.5", "Find it").find(Entity13.next).given(Entity13.before.title),
    query("Q13.6", "Find it").find(Entity13).given(Entity13.next.id).returning(Entity13.labels, Entity13.size),
    query("Q13.7", "Find it").find(Entity13.before).given(Entity13.size).optionally(Entity13.day).returning(Entity13.before.title).table("table_13"),
    query("Q14.0", "Find it").find(Entity14).given(Entity14.id),
    query("Q14.1", "Find it").find(Entity14).given(Entity14.previous).range(Entity14.day),
    query("Q14.2", "Find it").find(Entity14).given(Entity14.previous.before).orderBy(desc(Entity14.at)),
    query("Q14.3", "Find it").find(Entity14).given(Entity14.previous.before.next.title).also(Entity14.next.title),
    query("Q14.4", "Find it").find(Entity14).given(Entity14.title, Entity14.day).orderBy(Entity14.before),
    query("Q14.5", "Find it").find(Entity14.next).given(Entity14.before.title),
    query("Q14.6", "Find it").find(Entity14).given(Entity14.next.id).returning(Entity14.labels, Entity14.size),
    query("Q14.7", "Find it").find(Entity14.before).given(Entity14.size).optionally(Entity14.day).returning(Entity14.before.title).table("table_14"),
    query("Q15.0", "Find it").find(Entity15).given(Entity15.id),
    query("Q15.1", "Find it").find(Entity15).given(Entity15.previous).range(Entity15.day),
    query("Q15.2", "Find it").find(Entity15).given(Entity15.previous.before).orderBy(desc(Entity15.at)),
    query("Q15.3", "Find it").find(Entity15).given(Entity15.previous.before.next.title).also(Entity15.next.title),
    query("Q15.4", "Find it").find(Entity15).given(Entity15.title, Entity15.day).orderBy(Entity15.before),
    query("Q15.5", "Find it").find(Entity15.next).given(Entity15.before.title),
    query("Q15.6", "Find it").find(Entity15).given(Entity15.next.id).returning(Entity15.labels, Entity15.size),
    query("Q15.7", "Find it").find(Entity15.before).given(Entity15.size).optionally(Entity15.day).returning(Entity15.before.title).table("table_15"),
    query("Q16.0", "Find it").find(Entity16).given(Entity16.id),
    query("Q16.1", "Find it").find(Entity16).given(Entity16.previous).range(Entity16.day),
    query("Q16.2", "Find it").find(Entity16).given(Entity16.previous.before).orderBy(desc(Entity16.at)),
    query("Q16.3", "Find it").find(Entity16).given(Entity16.previous.before.next.title).also(Entity16.next.title),
    query("Q16.4", "Find it").find(Entity16).given(Entity16.title, Entity16.day).orderBy(Entity16.before),
    query("Q16.5", "Find it").find(Entity16.next).given(Entity16.before.title),
    query("Q16.6", "Find it").find(Entity16).given(Entity16.next.id).returning(Entity16.labels, Entity16.size),
    query("Q16.7", "Find it").find(Entity16.before).given(Entity16.size).optionally(Entity16.day).returning(Entity16.before.title).table("table_16"),
    query("Q17.0", "Find it").find(Entity17).given(Entity17.id),
    query("Q17.1", "Find it").find(Entity17).given(Entity17.previous).range(Entity17.day),
    query("Q17.2", "Find it").find(Entity17).given(Entity17.previous.before).orderBy(desc(Entity17.at)),
    query("Q17.3", "Find it").find(Entity17).given(Entity17.previous.before.next.title).also(Entity17.next.title),
    query("Q17.4", "Find it").find(Entity17).given(Entity17.title, Entity17.day).orderBy(Entity17.before),
    query("Q17.5", "Find it").find(Entity17.next).given(Entity17.before.title),
    query("Q17.6", "Find it").find(Entity17).given(Entity17.next.id).returning(Entity17.labels, Entity17.size),
    query("Q17.7", "Find it").find(Entity17.before).given(Entity17.size).optionally(Entity17.day).returning(Entity17.before.title).table("table_17"),
    query("Q18.0", "Find it").find(Entity18).given(Entity18.id),
    query("Q18.1", "Find it").find(Entity18).given(Entity18.previous).range(Entity18.day),
    query("Q18.2", "Find it").find(Entity18).given(Entity18.previous.before).orderBy(desc(Entity18.at)),
    query("Q18.3", "Find it").find(Entity18).given(Entity18.previous.before.next.title).also(Entity18.next.title),
    query("Q18.4", "Find it").find(Entity18).given(Entity18.title, Entity18.day).orderBy(Entity18.before),
    query("Q18.5", "Find it").find(Entity18.next).given(Entity18.before.title),
    query("Q18.6", "Find it").find(Entity18).given(Entity18.next.id).returning(Entity18.labels, Entity18.size),
    query("Q18.7", "Find it").find(Entity18.before).given(Entity18.size).optionally(Entity18.day).returning(Entity18.before.title).table("table_18"),
    query("Q19.0", "Find it").find(Entity19).given(Entity19.id),
    query("Q19.1", "Find it").find(Entity19).given(Entity19.previous).range(Entity19.day),
    query("Q19.2", "Find it").find(Entity19).given(Entity19.previous.before).orderBy(desc(Entity19.at)),
    query("Q19.3", "Find it").find(Entity19).given(Entity19.previous.before.next.title).also(Entity19.next.title),
    query("Q19.4", "Find it").find(Entity19).given(Entity19.title, Entity19.day).orderBy(Entity19.before),
    query("Q19.5", "Find it").find(Entity19.next).given(Entity19.before.title),
    query("Q19.6", "Find it").find(Entity19).given(Entity19.next.id).returning(Entity19.labels, Entity19.size),
    query("Q19.7", "Find it").find(Entity19.before).given(Entity19.size).optionally(Entity19.day).returning(Entity19.before.title).table("table_19"),
    query("Q20.0", "Find it").find(Entity20).given(Entity20.id),
    query("Q20.1", "Find it").find(Entity20).given(Entity20.previous).range(Entity20.day),
    query("Q20.2", "Find it").find(Entity20).given(Entity20.previous.before).orderBy(desc(Entity20.at)),
    query("Q20.3", "Find it").find(Entity20).given(Entity20.previous.before.next.title).also(Entity20.next.title),
    query("Q20.4", "Find it").find(Entity20).given(Entity20.title, Entity20.day).orderBy(Entity20.before),
    query("Q20.5", "Find it").find(Entity20.next).given(Entity20.before.title),
    query("Q20.6", "Find it").find(Entity20).given(Entity20.next.id).returning(Entity20.labels, Entity20.size),
    query("Q20.7", "Find it").find(Entity20.before).given(Entity20.size).optionally(Entity20.day).returning(Entity20.before.title).table("table_20"),
    query("Q21.0", "Find it").find(Entity21).given(Entity21.id),
    query("Q21.1", "Find it").find(Entity21).given(Entity21.previous).range(Entity21.day),
    query("Q21.2", "Find it").find(Entity21).given(Entity21.previous.before).orderBy(desc(Entity21.at)),
    query("Q21.3", "Find it").find(Entity21).given(Entity21.previous.before.next.title).also(Entity21.next.title),
    query("Q21.4", "Find it").find(Entity21).given(Entity21.title, Entity21.day).orderBy(Entity21.before),
    query("Q21.5", "Find it").find(Entity21.next).given(Entity21.before.title),
    query("Q21.6", "Find it").find(Entity21).given(Entity21.next.id).returning(Entity21.labels, Entity21.size),
    query("Q21.7", "Find it").find(Entity21.before).given(Entity21.size).optionally(Entity21.day).returning(Entity21.before.title).table("table_21"),
    query("Q22.0", "Find it").find(Entity22).given(Entity22.id),
    query("Q22.1", "Find it").find(Entity22).given(Entity22.previous).range(Entity22.day),
    query("Q22.2", "Find it").find(Entity22).given(Entity22.previous.before).orderBy(desc(Entity22.at)),
    query("Q22.3", "Find it").find(Entity22).given(Entity22.previous.before.next.title).also(Entity22.next.title),
    query("Q22.4", "Find it").find(Entity22).given(Entity22.title, Entity22.day).orderBy(Entity22.before),
    query("Q22.5", "Find it").find(Entity22.next).given(Entity22.before.title),
    query("Q22.6", "Find it").find(Entity22).given(Entity22.next.id).returning(Entity22.labels, Entity22.size),
    query("Q22.7", "Find it").find(Entity22.before).given(Entity22.size).optionally(Entity22.day).returning(Entity22.before.title).table("table_22"),
    query("Q23.0", "Find it").find(Entity23).given(Entity23.id),
    query("Q23.1", "Find it").find(Entity23).given(Entity23.previous).range(Entity23.day),
    query("Q23.2", "Find it").find(Entity23).given(Entity23.previous.before).orderBy(desc(Entity23.at)),
    query("Q23.3", "Find it").find(Entity23).given(Entity23.previous.before.next.title).also(Entity23.next.title),
    query("Q23.4", "Find it").find(Entity23).given(Entity23.title, Entity23.day).orderBy(Entity23.before),
    query("Q23.5", "Find it").find(Entity23.next).given(Entity23.before.title),
    query("Q23.6", "Find it").find(Entity23).given(Entity23.next.id).returning(Entity23.labels, Entity23.size),
    query("Q23.7", "Find it").find(Entity23.before).given(Entity23.size).optionally(Entity23.day).returning(Entity23.before.title).table("table_23"),
    query("Q24.0", "Find it").find(Entity24).given(Entity24.id),
    query("Q24.1", "Find it").find(Entity24).given(Entity24.previous).range(Entity24.day),
    query("Q24.2", "Find it").find(Entity24).given(Entity24.previous.before).orderBy(desc(Entity24.at)),
    query("Q24.3", "Find it").find(Entity24).given(Entity24.previous.before.next.title).also(Entity24.next.title),
    query("Q24.4", "Find it").find(Entity24).given(Entity24.title, Entity24.day).orderBy(Entity24.before),
    query("Q24.5", "Find it").find(Entity24.next).given(Entity24.before.title),
    query("Q24.6", "Find it").find(Entity24).given(Entity24.next.id).returning(Entity24.labels, Entity24.size),
    query("Q24.7", "Find it").find(Entity24.before).given(Entity24.size).optionally(Entity24.day).returning(Entity24.before.title).table("table_24"),
    query("Q25.0", "Find it").find(Entity25).given(Entity25.id),
    query("Q25.1", "Find it").find(Entity25).given(Entity25.previous).range(Entity25.day),
    query("Q25.2", "Find it").find(Entity25).given(Entity25.previous.before).orderBy(desc(Entity25.at)),
    query("Q25.3", "Find it").find(Entity25).given(Entity25.previous.before.next.title).also(Entity25.next.title),
    query("Q25.4", "Find it").find(Entity25).given(Entity25.title, Entity25.day).orderBy(Entity25.before),
    query("Q25.5", "Find it").find(Entity25.next).given(Entity25.before.title),
    query("Q25.6", "Find it").find(Entity25).given(Entity25.next.id).returning(Entity25.labels, Entity25.size),
    query("Q25.7", "Find it").find(Entity25.before).given(Entity25.size).optionally(Entity25.day).returning(Entity25.before.title).table("table_25"),
    query("Q26.0", "Find it").find(Entity26).given(Entity26.id),
    query("Q26.1", "Find it").find(Entity26).given(Entity26.previous).range(Entity26.day),
    query("Q26.2", "Find it").find(Entity26).given(Entity26.previous.before).orderBy(desc(Entity26.at)),
    query("Q26.3", "Find it").find(Entity26).given(Entity26.previous.before.next.title).also(Entity26.next.title),
    query("Q26.4", "Find it").find(Entity26).given(Entity26.title, Entity26.day).orderBy(Entity26.before),
    query("Q26.5", "Find it").find(Entity26.next).given(Entity26.before.title),
    query("Q26.6", "Find it").find(Entity26).given(Entity26.next.id).returning(Entity26.labels, Entity26.size),
    query("Q26.7", "Find it").find(Entity26.before).given(Entity26.size).optionally(Entity26.day).returning(Entity26.before.title).table("table_26"),
    query("Q27.0", "Find it").find(Entity27).given(Entity27.id),
    query("Q27.1", "Find it").find(Entity27).given(Entity27.previous).range(Entity27.day),
    query("Q27.2", "Find it").find(Entity27).given(Entity27.previous.before).orderBy(desc(Entity27.at)),
    query("Q27.3", "Find it").find(Entity27).given(Entity27.previous.before.next.title).also(Entity27.next.title),
    query("Q27.4", "Find it").find(Entity27).given(Entity27.title, Entity27.day).orderBy(Entity27.before),
    query("Q27.5", "Find it").find(Entity27.next).given(Entity27.before.title),
    query("Q27.6", "Find it").find(Entity27).given(Entity27.next.id).returning(Entity27.labels, Entity27.size),
    query("Q27.7", "Find it").find(Entity27.before).given(Entity27.size).optionally(Entity27.day).returning(Entity27.before.title).table("table_27"),
    query("Q28.0", "Find it").find(Entity28).given(Entity28.id),
    query("Q28.1", "Find it").find(Entity28).given(Entity28.previous).range(Entity28.day),
    query("Q28.2", "Find it").find(Entity28).given(Entity28.previous.before).orderBy(desc(Entity28.at)),
    query("Q28.3", "Find it").find(Entity28).given(Entity28.previous.before.next.title).also(Entity28.next.title),
    query("Q28.4", "Find it").find(Entity28).given(Entity28.title, Entity28.day).orderBy(Entity28.before),
    query("Q28.5", "Find it").find(Entity28.next).given(Entity28.before.title),
    query("Q28.6", "Find it").find(Entity28).given(Entity28.next.id).returning(Entity28.labels, Entity28.size),
    query("Q28.7", "Find it").find(Entity28.before).given(Entity28.size).optionally(Entity28.day).returning(Entity28.before.title).table("table_28"),
    query("Q29.0", "Find it").find(Entity29).given(Entity29.id),
    query("Q29.1", "Find it").find(Entity29).given(Entity29.previous).range(Entity29.day),
    query("Q29.2", "Find it").find(Entity29).given(Entity29.previous.before).orderBy(desc(Entity29.at)),
    query("Q29.3", "Find it").find(Entity29).given(Entity29.previous.before.next.title).also(Entity29.next.title),
    query("Q29.4", "Find it").find(Entity29).given(Entity29.title, Entity29.day).orderBy(Entity29.before),
    query("Q29.5", "Find it").find(Entity29.next).given(Entity29.before.title),
    query("Q29.6", "Find it").find(Entity29).given(Entity29.next.id).returning(Entity29.labels, Entity29.size),
    query("Q29.7", "Find it").find(Entity29.before).given(Entity29.size).optionally(Entity29.day).returning(Entity29.before.title).table("table_29"),
    query("Q30.0", "Find it").find(Entity30).given(Entity30.id),
    query("Q30.1", "Find it").find(Entity30).given(Entity30.previous).range(Entity30.day),
    query("Q30.2", "Find it").find(Entity30).given(Entity30.previous.before).orderBy(desc(Entity30.at)),
    query("Q30.3", "Find it").find(Entity30).given(Entity30.previous.before.next.title).also(Entity30.next.title),
    query("Q30.4", "Find it").find(Entity30).given(Entity30.title, Entity30.day).orderBy(Entity30.before),
    query("Q30.5", "Find it").find(Entity30.next).given(Entity30.before.title),
    query("Q30.6", "Find it").find(Entity30).given(Entity30.next.id).returning(Entity30.labels, Entity30.size),
    query("Q30.7", "Find it").find(Entity30.before).given(Entity30.size).optionally(Entity30.day).returning(Entity30.before.title).table("table_30"),
    query("Q31.0", "Find it").find(Entity31).given(Entity31.id),
    query("Q31.1", "Find it").find(Entity31).given(Entity31.previous).range(Entity31.day),
    query("Q31.2", "Find it").find(Entity31).given(Entity31.previous.before).orderBy(desc(Entity31.at)),
    query("Q31.3", "Find it").find(Entity31).given(Entity31.previous.before.next.title).also(Entity31.next.title),
    query("Q31.4", "Find it").find(Entity31).given(Entity31.title, Entity31.day).orderBy(Entity31.before),
    query("Q31.5", "Find it").find(Entity31.next).given(Entity31.before.title),
    query("Q31.6", "Find it").find(Entity31).given(Entity31.next.id).returning(Entity31.labels, Entity31.size),
    query("Q31.7", "Find it").find(Entity31.before).given(Entity31.size).optionally(Entity31.day).returning(Entity31.before.title).table("table_31"),
    query("Q32.0", "Find it").find(Entity32).given(Entity32.id),
    query("Q32.1", "Find it").find(Entity32).given(Entity32.previous).range(Entity32.day),
    query("Q32.2", "Find it").find(Entity32).given(Entity32.previous.before).orderBy(desc(Entity32.at)),
    query("Q32.3", "Find it").find(Entity32).given(Entity32.previous.before.next.title).also(Entity32.next.title),
    query("Q32.4", "Find it").find(Entity32).given(Entity32.title, Entity32.day).orderBy(Entity32.before),
    query("Q32.5", "Find it").find(Entity32.next).given(Entity32.before.title),
    query("Q32.6", "Find it").find(Entity32).given(Entity32.next.id).returning(Entity32.labels, Entity32.size),
    query("Q32.7", "Find it").find(Entity32.before).given(Entity32.size).optionally(Entity32.day).returning(Entity32.before.title).table("table_32"),
    query("Q33.0", "Find it").find(Entity33).given(Entity33.id),
    query("Q33.1", "Find it").find(Entity33).given(Entity33.previous).range(Entity33.day),
    query("Q33.2", "Find it").find(Entity33).given(Entity33.previous.before).orderBy(desc(Entity33.at)),
    query("Q33.3", "Find it").find(Entity33).given(Entity33.previous.before.next.title).also(Entity33.next.title),
    query("Q33.4", "Find it").find(Entity33).given(Entity33.title, Entity33.day).orderBy(Entity33.before),
    query("Q33.5", "Find it").find(Entity33.next).given(Entity33.before.title),
    query("Q33.6", "Find it").find(Entity33).given(Entity33.next.id).returning(Entity33.labels, Entity33.size),
    query("Q33.7", "Find it").find(Entity33.before).given(Entity33.size).optionally(Entity33.day).returning(Entity33.before.title).table("table_33"),
    query("Q34.0", "Find it").find(Entity34).given(Entity34.id),
    query("Q34.1", "Find it").find(Entity34).given(Entity34.previous).range(Entity34.day),
    query("Q34.2", "Find it").find(Entity34).given(Entity34.previous.before).orderBy(desc(Entity34.at)),
    query("Q34.3", "Find it").find(Entity34).given(Entity34.previous.before.next.title).also(Entity34.next.title),
    query("Q34.4", "Find it").find(Entity34).given(Entity34.title, Entity34.day).orderBy(Entity34.before),
    query("Q34.5", "Find it").find(Entity34.next).given(Entity34.before.title),
    query("Q34.6", "Find it").find(Entity34).given(Entity34.next.id).returning(Entity34.labels, Entity34.size),
    query("Q34.7", "Find it").find(Entity34.before).given(Entity34.size).optionally(Entity34.day).returning(Entity34.before.title).table("table_34"),
    query("Q35.0", "Find it").find(Entity35).given(Entity35.id),
    query("Q35.1", "Find it").find(Entity35).given(Entity35.previous).range(Entity35.day),
    query("Q35.2", "Find it").find(Entity35).given(Entity35.previous.before).orderBy(desc(Entity35.at)),
    query("Q35.3", "Find it").find(Entity35).given(Entity35.previous.before.next.title).also(Entity35.next.title),
    query("Q35.4", "Find it").find(Entity35).given(Entity35.title, Entity35.day).orderBy(Entity35.before),
    query("Q35.5", "Find it").find(Entity35.next).given(Entity35.before.title),
    query("Q35.6", "Find it").find(Entity35).given(Entity35.next.id).returning(Entity35.labels, Entity35.size),
    query("Q35.7", "Find it").find(Entity35.before).given(Entity35.size).optionally(Entity35.day).returning(Entity35.before.title).table("table_35"),
    query("Q36.0", "Find it").find(Entity36).given(Entity36.id),
    query("Q36.1", "Find it").find(Entity36).given(Entity36.previous).range(Entity36.day),
    query("Q36.2", "Find it").find(Entity36).given(Entity36.previous.before).orderBy(desc(Entity36.at)),
    query("Q36.3", "Find it").find(Entity36).given(Entity36.previous.before.next.title).also(Entity36.next.title),
    query("Q36.4", "Find it").find(Entity36).given(Entity36.title, Entity36.day).orderBy(Entity36.before),
    query("Q36.5", "Find it").find(Entity36.next).given(Entity36.before.title),
    query("Q36.6", "Find it").find(Entity36).given(Entity36.next.id).returning(Entity36.labels, Entity36.size),
    query("Q36.7", "Find it").find(Entity36.before).given(Entity36.size).optionally(Entity36.day).returning(Entity36.before.title).table("table_36"),
    query("Q37.0", "Find it").find(Entity37).given(Entity37.id),
    query("Q37.1", "Find it").find(Entity37).given(Entity37.previous).range(Entity37.day),
    query("Q37.2", "Find it").find(Entity37).given(Entity37.previous.before).orderBy(desc(Entity37.at)),
    query("Q37.3", "Find it").find(Entity37).given(Entity37.previous.before.next.title).also(Entity37.next.title),
    query("Q37.4", "Find it").find(Entity37).given(Entity37.title, Entity37.day).orderBy(Entity37.before),
    query("Q37.5", "Find it").find(Entity37.next).given(Entity37.before.title),
    query("Q37.6", "Find it").find(Entity37).given(Entity37.next.id).returning(Entity37.labels, Entity37.size),
    query("Q37.7", "Find it").find(Entity37.before).given(Entity37.size).optionally(Entity37.day).returning(Entity37.before.title).table("table_37"),
    query("Q38.0", "Find it").find(Entity38).given(Entity38.id),
    query("Q38.1", "Find it").find(Entity38).given(Entity38.previous).range(Entity38.day),
    query("Q38.2", "Find it").find(Entity38).given(Entity38.previous.before).orderBy(desc(Entity38.at)),
    query("Q38.3", "Find it").find(Entity38).given(Entity38.previous.before.next.title).also(Entity38.next.title),
    query("Q38.4", "Find it").find(Entity38).given(Entity38.title, Entity38.day).orderBy(Entity38.before),
    query("Q38.5", "Find it").find(Entity38.next).given(Entity38.before.title),
    query("Q38.6", "Find it").find(Entity38).given(Entity38.next.id).returning(Entity38.labels, Entity38.size),
    query("Q38.7", "Find it").find(Entity38.before).given(Entity38.size).optionally(Entity38.day).returning(Entity38.before.title).table("table_38"),
    query("Q39.0", "Find it").find(Entity39).given(Entity39.id),
    query("Q39.1", "Find it").find(Entity39).given(Entity39.previous).range(Entity39.day),
    query("Q39.2", "Find it").find(Entity39).given(Entity39.previous.before).orderBy(desc(Entity39.at)),
    query("Q39.3", "Find it").find(Entity39).given(Entity39.previous.before.next.title).also(Entity39.next.title),
    query("Q39.4", "Find it").find(Entity39).given(Entity39.title, Entity39.day).orderBy(Entity39.before),
    query("Q39.5", "Find it").find(Entity39.next).given(Entity39.before.title),
    query("Q39.6", "Find it").find(Entity39).given(Entity39.next.id).returning(Entity39.labels, Entity39.size),
    query("Q39.7", "Find it").find(Entity39.before).given(Entity39.size).optionally(Entity39.day).returning(Entity39.before.title).table("table_39"),
    query("Q40.0", "Find it").find(Entity40).given(Entity40.id),
    query("Q40.1", "Find it").find(Entity40).given(Entity40.previous).range(Entity40.day),
    query("Q40.2", "Find it").find(Entity40).given(Entity40.previous.before).orderBy(desc(Entity40.at)),
    query("Q40.3", "Find it").find(Entity40).given(Entity40.previous.before.next.title).also(Entity40.next.title),
    query("Q40.4", "Find it").find(Entity40).given(Entity40.title, Entity40.day).orderBy(Entity40.before),
    query("Q40.5", "Find it").find(Entity40.next).given(Entity40.before.title),
    query("Q40.6", "Find it").find(Entity40).given(Entity40.next.id).returning(Entity40.labels, Entity40.size),
    query("Q40.7", "Find it").find(Entity40.before).given(Entity40.size).optionally(Entity40.day).returning(Entity40.before.title).table("table_40"),
    query("Q41.0", "Find it").find(Entity41).given(Entity41.id),
    query("Q41.1", "Find it").find(Entity41).given(Entity41.previous).range(Entity41.day),
    query("Q41.2", "Find it").find(Entity41).given(Entity41.previous.before).orderBy(desc(Entity41.at)),
    query("Q41.3", "Find it").find(Entity41).given(Entity41.previous.before.next.title).also(Entity41.next.title),
    query("Q41.4", "Find it").find(Entity41).given(Entity41.title, Entity41.day).orderBy(Entity41.before),
    query("Q41.5", "Find it").find(Entity41.next).given(Entity41.before.title),
    query("Q41.6", "Find it").find(Entity41).given(Entity41.next.id).returning(Entity41.labels, Entity41.size),
    query("Q41.7", "Find it").find(Entity41.before).given(Entity41.size).optionally(Entity41.day).returning(Entity41.before.title).table("table_41"),
    query("Q42.0", "Find it").find(Entity42).given(Entity42.id),
    query("Q42.1", "Find it").find(Entity42).given(Entity42.previous).range(Entity42.day),
    query("Q42.2", "Find it").find(Entity42).given(Entity42.previous.before).orderBy(desc(Entity42.at)),
    query("Q42.3", "Find it").find(Entity42).given(Entity42.previous.before.next.title).also(Entity42.next.title),
    query("Q42.4", "Find it").find(Entity42).given(Entity42.title, Entity42.day).orderBy(Entity42.before),
    query("Q42.5", "Find it").find(Entity42.next).given(Entity42.before.title),
    query("Q42.6", "Find it").find(Entity42).given(Entity42.next.id).returning(Entity42.labels, Entity42.size),
    query("Q42.7", "Find it").find(Entity42.before).given(Entity42.size).optionally(Entity42.day).returning(Entity42.before.title).table("table_42"),
    query("Q43.0", "Find it").find(Entity43).given(Entity43.id),
    query("Q43.1", "Find it").find(Entity43).given(Entity43.previous).range(Entity43.day),
    query("Q43.2", "Find it").find(Entity43).given(Entity43.previous.before).orderBy(desc(Entity43.at)),
    query("Q43.3", "Find it").find(Entity43).given(Entity43.previous.before.next.title).also(Entity43.next.title),
    query("Q43.4", "Find it").find(Entity43).given(Entity43.title, Entity43.day).orderBy(Entity43.before),
    query("Q43.5", "Find it").find(Entity43.next).given(Entity43.before.title),
    query("Q43.6", "Find it").find(Entity43).given(Entity43.next.id).returning(Entity43.labels, Entity43.size),
    query("Q43.7", "Find it").find(Entity43.before).given(Entity43.size).optionally(Entity43.day).returning(Entity43.before.title).table("table_43"),
    query("Q44.0", "Find it").find(Entity44).given(Entity44.id),
    query("Q44.1", "Find it").find(Entity44).given(Entity44.previous).range(Entity44.day),
    query("Q44.2", "Find it").find(Entity44).given(Entity44.previous.before).orderBy(desc(Entity44.at)),
    query("Q44.3", "Find it").find(Entity44).given(Entity44.previous.before.next.title).also(Entity44.next.title),
    query("Q44.4", "Find it").find(Entity44).given(Entity44.title, Entity44.day).orderBy(Entity44.before),
    query("Q44.5", "Find it").find(Entity44.next).given(Entity44.before.title),
    query("Q44.6", "Find it").find(Entity44).given(Entity44.next.id).returning(Entity44.labels, Entity44.size),
    query("Q44.7", "Find it").find(Entity44.before).given(Entity44.size).optionally(Entity44.day).returning(Entity44.before.title).table("table_44"),
    query("Q45.0", "Find it").find(Entity45).given(Entity45.id),
    query("Q45.1", "Find it").find(Entity45).given(Entity45.previous).range(Entity45.day),
    query("Q45.2", "Find it").find(Entity45).given(Entity45.previous.before).orderBy(desc(Entity45.at)),
    query("Q45.3", "Find it").find(Entity45).given(Entity45.previous.before.next.title).also(Entity45.next.title),
    query("Q45.4", "Find it").find(Entity45).given(Entity45.title, Entity45.day).orderBy(Entity45.before),
    query("Q45.5", "Find it").find(Entity45.next).given(Entity45.before.title),
    query("Q45.6", "Find it").find(Entity45).given(Entity45.next.id).returning(Entity45.labels, Entity45.size),
    query("Q45.7", "Find it").find(Entity45.before).given(Entity45.size).optionally(Entity45.day).returning(Entity45.before.title).table("table_45"),
    query("Q46.0", "Find it").find(Entity46).given(Entity46.id),
    query("Q46.1", "Find it").find(Entity46).given(Entity46.previous).range(Entity46.day),
    query("Q46.2", "Find it").find(Entity46).given(Entity46.previous.before).orderBy(desc(Entity46.at)),
    query("Q46.3", "Find it").find(Entity46).given(Entity46.previous.before.next.title).also(Entity46.next.title),
    query("Q46.4", "Find it").find(Entity46).given(Entity46.title, Entity46.day).orderBy(Entity46.before),
    query("Q46.5", "Find it").find(Entity46.next).given(Entity46.before.title),
    query("Q46.6", "Find it").find(Entity46).given(Entity46.next.id).returning(Entity46.labels, Entity46.size),
    query("Q46.7", "Find it").find(Entity46.before).given(Entity46.size).optionally(Entity46.day).returning(Entity46.before.title).table("table_46"),
    query("Q47.0", "Find it").find(Entity47).given(Entity47.id),
    query("Q47.1", "Find it").find(Entity47).given(Entity47.previous).range(Entity47.day),
    query("Q47.2", "Find it").find(Entity47).given(Entity47.previous.before).orderBy(desc(Entity47.at)),
    query("Q47.3", "Find it").find(Entity47).given(Entity47.previous.before.next.title).also(Entity47.next.title),
    query("Q47.4", "Find it").find(Entity47).given(Entity47.title, Entity47.day).orderBy(Entity47.before),
    query("Q47.5", "Find it").find(Entity47.next).given(Entity47.before.title),
    query("Q47.6", "Find it").find(Entity47).given(Entity47.next.id).returning(Entity47.labels, Entity47.size),
    query("Q47.7", "Find it").find(Entity47.before).given(Entity47.size).optionally(Entity47.day).returning(Entity47.before.title).table("table_47"),
    query("Q48.0", "Find it").find(Entity48).given(Entity48.id),
    query("Q48.1", "Find it").find(Entity48).given(Entity48.previous).range(Entity48.day),
    query("Q48.2", "Find it").find(Entity48).given(Entity48.previous.before).orderBy(desc(Entity48.at)),
    query("Q48.3", "Find it").find(Entity48).given(Entity48.previous.before.next.title).also(Entity48.next.title),
    query("Q48.4", "Find it").find(Entity48).given(Entity48.title, Entity48.day).orderBy(Entity48.before),
    query("Q48.5", "Find it").find(Entity48.next).given(Entity48.before.title),
    query("Q48.6", "Find it").find(Entity48).given(Entity48.next.id).returning(Entity48.labels, Entity48.size),
    query("Q48.7", "Find it").find(Entity48.before).given(Entity48.size).optionally(Entity48.day).returning(Entity48.before.title).table("table_48"),
    query("Q49.0", "Find it").find(Entity49).given(Entity49.id),
    query("Q49.1", "Find it").find(Entity49).given(Entity49.previous).range(Entity49.day),
    query("Q49.2", "Find it").find(Entity49).given(Entity49.previous.before).orderBy(desc(Entity49.at)),
    query("Q49.3", "Find it").find(Entity49).given(Entity49.previous.before.next.title).also(Entity49.next.title),
    query("Q49.4", "Find it").find(Entity49).given(Entity49.title, Entity49.day).orderBy(Entity49.before),
    query("Q49.5", "Find it").find(Entity49.next).given(Entity49.before.title),
    query("Q49.6", "Find it").find(Entity49).given(Entity49.next.id).returning(Entity49.labels, Entity49.size),
    query("Q49.7", "Find it").find(Entity49.before).given(Entity49.size).optionally(Entity49.day).returning(Entity49.before.title).table("table_49"),
    query("Q50.0", "Find it").find(Entity50).given(Entity50.id),
    query("Q50.1", "Find it").find(Entity50).given(Entity50.previous).range(Entity50.day),
    query("Q50.2", "Find it").find(Entity50).given(Entity50.previous.before).orderBy(desc(Entity50.at)),
    query("Q50.3", "Find it").find(Entity50).given(Entity50.previous.before.next.title).also(Entity50.next.title),
    query("Q50.4", "Find it").find(Entity50).given(Entity50.title, Entity50.day).orderBy(Entity50.before),
    query("Q50.5", "Find it").find(Entity50.next).given(Entity50.before.title),
    query("Q50.6", "Find it").find(Entity50).given(Entity50.next.id).returning(Entity50.labels, Entity50.size),
    query("Q50.7", "Find it").find(Entity50.before).given(Entity50.size).optionally(Entity50.day).returning(Entity50.before.title).table("table_50"),
    query("Q51.0", "Find it").find(Entity51).given(Entity51.id),
    query("Q51.1", "Find it").find(Entity51).given(Entity51.previous).range(Entity51.day),
    query("Q51.2", "Find it").find(Entity51).given(Entity51.previous.before).orderBy(desc(Entity51.at)),
    query("Q51.3", "Find it").find(Entity51).given(Entity51.previous.before.next.title).also(Entity51.next.title),
    query("Q51.4", "Find it").find(Entity51).given(Entity51.title, Entity51.day).orderBy(Entity51.before),
    query("Q51.5", "Find it").find(Entity51.next).given(Entity51.before.title),
    query("Q51.6", "Find it").find(Entity51).given(Entity51.next.id).returning(Entity51.labels, Entity51.size),
    query("Q51.7", "Find it").find(Entity51.before).given(Entity51.size).optionally(Entity51.day).returning(Entity51.before.title).table("table_51"),
    query("Q52.0", "Find it").find(Entity52).given(Entity52.id),
    query("Q52.1", "Find it").find(Entity52).given(Entity52.previous).range(Entity52.day),
    query("Q52.2", "Find it").find(Entity52).given(Entity52.previous.before).orderBy(desc(Entity52.at)),
    query("Q52.3", "Find it").find(Entity52).given(Entity52.previous.before.next.title).also(Entity52.next.title),
    query("Q52.4", "Find it").find(Entity52).given(Entity52.title, Entity52.day).orderBy(Entity52.before),
    query("Q52.5", "Find it").find(Entity52.next).given(Entity52.before.title),
    query("Q52.6", "Find it").find(Entity52).given(Entity52.next.id).returning(Entity52.labels, Entity52.size),
    query("Q52.7", "Find it").find(Entity52.before).given(Entity52.size).optionally(Entity52.day).returning(Entity52.before.title).table("table_52"),
    query("Q53.0", "Find it").find(Entity53).given(Entity53.id),
    query("Q53.1", "Find it").find(Entity53).given(Entity53.previous).range(Entity53.day),
    query("Q53.2", "Find it").find(Entity53).given(Entity53.previous.before).orderBy(desc(Entity53.at)),
    query("Q53.3", "Find it").find(Entity53).given(Entity53.previous.before.next.title).also(Entity53.next.title),
    query("Q53.4", "Find it").find(Entity53).given(Entity53.title, Entity53.day).orderBy(Entity53.before),
    query("Q53.5", "Find it").find(Entity53.next).given(Entity53.before.title),
    query("Q53.6", "Find it").find(Entity53).given(Entity53.next.id).returning(Entity53.labels, Entity53.size),
    query("Q53.7", "Find it").find(Entity53.before).given(Entity53.size).optionally(Entity53.day).returning(Entity53.before.title).table("table_53"),
    query("Q54.0", "Find it").find(Entity54).given(Entity54.id),
    query("Q54.1", "Find it").find(Entity54).given(Entity54.previous).range(Entity54.day),
    query("Q54.2", "Find it").find(Entity54).given(Entity54.previous.before).orderBy(desc(Entity54.at)),
    query("Q54.3", "Find it").find(Entity54).given(Entity54.previous.before.next.title).also(Entity54.next.title),
    query("Q54.4", "Find it").find(Entity54).given(Entity54.title, Entity54.day).orderBy(Entity54.before),
    query("Q54.5", "Find it").find(Entity54.next).given(Entity54.before.title),
    query("Q54.6", "Find it").find(Entity54).given(Entity54.next.id).returning(Entity54.labels, Entity54.size),
    query("Q54.7", "Find it").find(Entity54.before).given(Entity54.size).optionally(Entity54.day).returning(Entity54.before.title).table("table_54"),
    query("Q55.0", "Find it").find(Entity55).given(Entity55.id),
    query("Q55.1", "Find it").find(Entity55).given(Entity55.previous).range(Entity55.day),
    query("Q55.2", "Find it").find(Entity55).given(Entity55.previous.before).orderBy(desc(Entity55.at)),
    query("Q55.3", "Find it").find(Entity55).given(Entity55.previous.before.next.title).also(Entity55.next.title),
    query("Q55.4", "Find it").find(Entity55).given(Entity55.title, Entity55.day).orderBy(Entity55.before),
    query("Q55.5", "Find it").find(Entity55.next).given(Entity55.before.title),
    query("Q55.6", "Find it").find(Entity55).given(Entity55.next.id).returning(Entity55.labels, Entity55.size),
    query("Q55.7", "Find it").find(Entity55.before).given(Entity55.size).optionally(Entity55.day).returning(Entity55.before.title).table("table_55"),
    query("Q56.0", "Find it").find(Entity56).given(Entity56.id),
    query("Q56.1", "Find it").find(Entity56).given(Entity56.previous).range(Entity56.day),
    query("Q56.2", "Find it").find(Entity56).given(Entity56.previous.before).orderBy(desc(Entity56.at)),
    query("Q56.3", "Find it").find(Entity56).given(Entity56.previous.before.next.title).also(Entity56.next.title),
    query("Q56.4", "Find it").find(Entity56).given(Entity56.title, Entity56.day).orderBy(Entity56.before),
    query("Q56.5", "Find it").find(Entity56.next).given(Entity56.before.title),
    query("Q56.6", "Find it").find(Entity56).given(Entity56.next.id).returning(Entity56.labels, Entity56.size),
    query("Q56.7", "Find it").find(Entity56.before).given(Entity56.size).optionally(Entity56.day).returning(Entity56.before.title).table("table_56"),
    query("Q57.0", "Find it").find(Entity57).given(Entity57.id),
    query("Q57.1", "Find it").find(Entity57).given(Entity57.previous).range(Entity57.day),
    query("Q57.2", "Find it").find(Entity57).given(Entity57.previous.before).orderBy(desc(Entity57.at)),
    query("Q57.3", "Find it").find(Entity57).given(Entity57.previous.before.next.title).also(Entity57.next.title),
    query("Q57.4", "Find it").find(Entity57).given(Entity57.title, Entity57.day).orderBy(Entity57.before),
    query("Q57.5", "Find it").find(Entity57.next).given(Entity57.before.title),
    query("Q57.6", "Find it").find(Entity57).given(Entity57.next.id).returning(Entity57.labels, Entity57.size),
    query("Q57.7", "Find it").find(Entity57.before).given(Entity57.size).optionally(Entity57.day).returning(Entity57.before.title).table("table_57"),
    query("Q58.0", "Find it").find(Entity58).given(Entity58.id),
    query("Q58.1", "Find it").find(Entity58).given(Entity58.previous).range(Entity58.day),
    query("Q58.2", "Find it").find(Entity58).given(Entity58.previous.before).orderBy(desc(Entity58.at)),
    query("Q58.3", "Find it").find(Entity58).given(Entity58.previous.before.next.title).also(Entity58.next.title),
    query("Q58.4", "Find it").find(Entity58).given(Entity58.title, Entity58.day).orderBy(Entity58.before),
    query("Q58.5", "Find it").find(Entity58.next).given(Entity58.before.title),
    query("Q58.6", "Find it").find(Entity58).given(Entity58.next.id).returning(Entity58.labels, Entity58.size),
    query("Q58.7", "Find it").find(Entity58.before).given(Entity58.size).optionally(Entity58.day).returning(Entity58.before.title).table("table_58"),
    query("Q59.0", "Find it").find(Entity59).given(Entity59.id),
    query("Q59.1", "Find it").find(Entity59).given(Entity59.previous).range(Entity59.day),
    query("Q59.2", "Find it").find(Entity59).given(Entity59.previous.before).orderBy(desc(Entity59.at)),
    query("Q59.3", "Find it").find(Entity59).given(Entity59.previous.before.next.title).also(Entity59.next.title),
    query("Q59.4", "Find it").find(Entity59).given(Entity59.title, Entity59.day).orderBy(Entity59.before),
    query("Q59.5", "Find it").find(Entity59.next).given(Entity59.before.title),
    query("Q59.6", "Find it").find(Entity59).given(Entity59.next.id).returning(Entity59.labels, Entity59.size),
    query("Q59.7", "Find it").find(Entity59.before).given(Entity59.size).optionally(Entity59.day).returning(Entity59.before.title).table("table_59"),
    query("Q60.0", "Find it").find(Entity60).given(Entity60.id),
    query("Q60.1", "Find it").find(Entity60).given(Entity60.previous).range(Entity60.day),
    query("Q60.2", "Find it").find(Entity60).given(Entity60.previous.before).orderBy(desc(Entity60.at)),
    query("Q60.3", "Find it").find(Entity60).given(Entity60.previous.before.next.title).also(Entity60.next.title),
    query("Q60.4", "Find it").find(Entity60).given(Entity60.title, Entity60.day).orderBy(Entity60.before),
    query("Q60.5", "Find it").find(Entity60.next).given(Entity60.before.title),
    query("Q60.6", "Find it").find(Entity60).given(Entity60.next.id).returning(Entity60.labels, Entity60.size),
    query("Q60.7", "Find it").find(Entity60.before).given(Entity60.size).optionally(Entity60.day).returning(Entity60.before.title).table("table_60"),
    query("Q61.0", "Find it").find(Entity61).given(Entity61.id),
    query("Q61.1", "Find it").find(Entity61).given(Entity61.previous).range(Entity61.day),
    query("Q61.2", "Find it").find(Entity61).given(Entity61.previous.before).orderBy(desc(Entity61.at)),
    query("Q61.3", "Find it").find(Entity61).given(Entity61.previous.before.next.title).also(Entity61.next.title),
    query("Q61.4", "Find it").find(Entity61).given(Entity61.title, Entity61.day).orderBy(Entity61.before),
    query("Q61.5", "Find it").find(Entity61.next).given(Entity61.before.title),
    query("Q61.6", "Find it").find(Entity61).given(Entity61.next.id).returning(Entity61.labels, Entity61.size),
    query("Q61.7", "Find it").find(Entity61.before).given(Entity61.size).optionally(Entity61.day).returning(Entity61.before.title).table("table_61"),
    query("Q62.0", "Find it").find(Entity62).given(Entity62.id),
    query("Q62.1", "Find it").find(Entity62).given(Entity62.previous).range(Entity62.day),
    query("Q62.2", "Find it").find(Entity62).given(Entity62.previous.before).orderBy(desc(Entity62.at)),
    query("Q62.3", "Find it").find(Entity62).given(Entity62.previous.before.next.title).also(Entity62.next.title),
    query("Q62.4", "Find it").find(Entity62).given(Entity62.title, Entity62.day).orderBy(Entity62.before),
    query("Q62.5", "Find it").find(Entity62.next).given(Entity62.before.title),
    query("Q62.6", "Find it").find(Entity62).given(Entity62.next.id).returning(Entity62.labels, Entity62.size),
    query("Q62.7", "Find it").find(Entity62.before).given(Entity62.size).optionally(Entity62.day).returning(Entity62.before.title).table("table_62"),
    query("Q63.0", "Find it").find(Entity63).given(Entity63.id),
    query("Q63.1", "Find it").find(Entity63).given(Entity63.previous).range(Entity63.day),
    query("Q63.2", "Find it").find(Entity63).given(Entity63.previous.before).orderBy(desc(Entity63.at)),
    query("Q63.3", "Find it").find(Entity63).given(Entity63.previous.before.next.title).also(Entity63.next.title),
    query("Q63.4", "Find it").find(Entity63).given(Entity63.title, Entity63.day).orderBy(Entity63.before),
    query("Q63.5", "Find it").find(Entity63.next).given(Entity63.before.title),
    query("Q63.6", "Find it").find(Entity63).given(Entity63.next.id).returning(Entity63.labels, Entity63.size),
    query("Q63.7", "Find it").find(Entity63.before).given(Entity63.size).optionally(Entity63.day).returning(Entity63.before.title).table("table_63"),
    query("Q64.0", "Find it").find(Entity64).given(Entity64.id),
    query("Q64.1", "Find it").find(Entity64).given(Entity64.previous).range(Entity64.day),
    query("Q64.2", "Find it").find(Entity64).given(Entity64.previous.before).orderBy(desc(Entity64.at)),
    query("Q64.3", "Find it").find(Entity64).given(Entity64.previous.before.next.title).also(Entity64.next.title),
    query("Q64.4", "Find it").find(Entity64).given(Entity64.title, Entity64.day).orderBy(Entity64.before),
    query("Q64.5", "Find it").find(Entity64.next).given(Entity64.before.title),
    query("Q64.6", "Find it").find(Entity64).given(Entity64.next.id).returning(Entity64.labels, Entity64.size),
    query("Q64.7", "Find it").find(Entity64.before).given(Entity64.size).optionally(Entity64.day).returning(Entity64.before.title).table("table_64"),
    query("Q65.0", "Find it").find(Entity65).given(Entity65.id),
    query("Q65.1", "Find it").find(Entity65).given(Entity65.previous).range(Entity65.day),
    query("Q65.2", "Find it").find(Entity65).given(Entity65.previous.before).orderBy(desc(Entity65.at)),
    query("Q65.3", "Find it").find(Entity65).given(Entity65.previous.before.next.title).also(Entity65.next.title),
    query("Q65.4", "Find it").find(Entity65).given(Entity65.title, Entity65.day).orderBy(Entity65.before),
    query("Q65.5", "Find it").find(Entity65.next).given(Entity65.before.title),
    query("Q65.6", "Find it").find(Entity65).given(Entity65.next.id).returning(Entity65.labels, Entity65.size),
    query("Q65.7", "Find it").find(Entity65.before).given(Entity65.size).optionally(Entity65.day).returning(Entity65.before.title).table("table_65"),
    query("Q66.0", "Find it").find(Entity66).given(Entity66.id),
    query("Q66.1", "Find it").find(Entity66).given(Entity66.previous).range(Entity66.day),
    query("Q66.2", "Find it").find(Entity66).given(Entity66.previous.before).orderBy(desc(Entity66.at)),
    query("Q66.3", "Find it").find(Entity66).given(Entity66.previous.before.next.title).also(Entity66.next.title),
    query("Q66.4", "Find it").find(Entity66).given(Entity66.title, Entity66.day).orderBy(Entity66.before),
    query("Q66.5", "Find it").find(Entity66.next).given(Entity66.before.title),
    query("Q66.6", "Find it").find(Entity66).given(Entity66.next.id).returning(Entity66.labels, Entity66.size),
    query("Q66.7", "Find it").find(Entity66.before).given(Entity66.size).optionally(Entity66.day).returning(Entity66.before.title).table("table_66"),
    query("Q67.0", "Find it").find(Entity67).given(Entity67.id),
    query("Q67.1", "Find it").find(Entity67).given(Entity67.previous).range(Entity67.day),
    query("Q67.2", "Find it").find(Entity67).given(Entity67.previous.before).orderBy(desc(Entity67.at)),
    query("Q67.3", "Find it").find(Entity67).given(Entity67.previous.before.next.title).also(Entity67.next.title),
    query("Q67.4", "Find it").find(Entity67).given(Entity67.title, Entity67.day).orderBy(Entity67.before),
    query("Q67.5", "Find it").find(Entity67.next).given(Entity67.before.title),
    query("Q67.6", "Find it").find(Entity67).given(Entity67.next.id).returning(Entity67.labels, Entity67.size),
    query("Q67.7", "Find it").find(Entity67.before).given(Entity67.size).optionally(Entity67.day).returning(Entity67.before.title).table("table_67"),
    query("Q68.0", "Find it").find(Entity68).given(Entity68.id),
    query("Q68.1", "Find it").find(Entity68).given(Entity68.previous).range(Entity68.day),
    query("Q68.2", "Find it").find(Entity68).given(Entity68.previous.before).orderBy(desc(Entity68.at)),
    query("Q68.3", "Find it").find(Entity68).given(Entity68.previous.before.next.title).also(Entity68.next.title),
    query("Q68.4", "Find it").find(Entity68).given(Entity68.title, Entity68.day).orderBy(Entity68.before),
    query("Q68.5", "Find it").find(Entity68.next).given(Entity68.before.title),
    query("Q68.6", "Find it").find(Entity68).given(Entity68.next.id).returning(Entity68.labels, Entity68.size),
    query("Q68.7", "Find it").find(Entity68.before).given(Entity68.size).optionally(Entity68.day).returning(Entity68.before.title).table("table_68"),
    query("Q69.0", "Find it").find(Entity69).given(Entity69.id),
    query("Q69.1", "Find it").find(Entity69).given(Entity69.previous).range(Entity69.day),
    query("Q69.2", "Find it").find(Entity69).given(Entity69.previous.before).orderBy(desc(Entity69.at)),
    query("Q69.3", "Find it").find(Entity69).given(Entity69.previous.before.next.title).also(Entity69.next.title),
    query("Q69.4", "Find it").find(Entity69).given(Entity69.title, Entity69.day).orderBy(Entity69.before),
    query("Q69.5", "Find it").find(Entity69.next).given(Entity69.before.title),
    query("Q69.6", "Find it").find(Entity69).given(Entity69.next.id).returning(Entity69.labels, Entity69.size),
    query("Q69.7", "Find it").find(Entity69.before).given(Entity69.size).optionally(Entity69.day).returning(Entity69.before.title).table("table_69"),
    query("Q70.0", "Find it").find(Entity70).given(Entity70.id),
    query("Q70.1", "Find it").find(Entity70).given(Entity70.previous).range(Entity70.day),
    query("Q70.2", "Find it").find(Entity70).given(Entity70.previous.before).orderBy(desc(Entity70.at)),
    query("Q70.3", "Find it").find(Entity70).given(Entity70.previous.before.next.title).also(Entity70.next.title),
    query("Q70.4", "Find it").find(Entity70).given(Entity70.title, Entity70.day).orderBy(Entity70.before),
    query("Q70.5", "Find it").find(Entity70.next).given(Entity70.before.title),
    query("Q70.6", "Find it").find(Entity70).given(Entity70.next.id).returning(Entity70.labels, Entity70.size),
    query("Q70.7", "Find it").find(Entity70.before).given(Entity70.size).optionally(Entity70.day).returning(Entity70.before.title).table("table_70"),
    query("Q71.0", "Find it").find(Entity71).given(Entity71.id),
    query("Q71.1", "Find it").find(Entity71).given(Entity71.previous).range(Entity71.day),
    query("Q71.2", "Find it").find(Entity71).given(Entity71.previous.before).orderBy(desc(Entity71.at)),
    query("Q71.3", "Find it").find(Entity71).given(Entity71.previous.before.next.title).also(Entity71.next.title),
    query("Q71.4", "Find it").find(Entity71).given(Entity71.title, Entity71.day).orderBy(Entity71.before),
    query("Q71.5", "Find it").find(Entity71.next).given(Entity71.before.title),
    query("Q71.6", "Find it").find(Entity71).given(Entity71.next.id).returning(Entity71.labels, Entity71.size),
    query("Q71.7", "Find it").find(Entity71.before).given(Entity71.size).optionally(Entity71.day).returning(Entity71.before.title).table("table_71"),
    query("Q72.0", "Find it").find(Entity72).given(Entity72.id),
    query("Q72.1", "Find it").find(Entity72).given(Entity72.previous).range(Entity72.day),
    query("Q72.2", "Find it").find(Entity72).given(Entity72.previous.before).orderBy(desc(Entity72.at)),
    query("Q72.3", "Find it").find(Entity72).given(Entity72.previous.before.next.title).also(Entity72.next.title),
    query("Q72.4", "Find it").find(Entity72).given(Entity72.title, Entity72.day).orderBy(Entity72.before),
    query("Q72.5", "Find it").find(Entity72.next).given(Entity72.before.title),
    query("Q72.6", "Find it").find(Entity72).given(Entity72.next.id).returning(Entity72.labels, Entity72.size),
    query("Q72.7", "Find it").find(Entity72.before).given(Entity72.size).optionally(Entity72.day).returning(Entity72.before.title).table("table_72"),
    query("Q73.0", "Find it").find(Entity73).given(Entity73.id),
    query("Q73.1", "Find it").find(Entity73).given(Entity73.previous).range(Entity73.day),
    query("Q73.2", "Find it").find(Entity73).given(Entity73.previous.before).orderBy(desc(Entity73.at)),
    query("Q73.3", "Find it").find(Entity73).given(Entity73.previous.before.next.title).also(Entity73.next.title),
    query("Q73.4", "Find it").find(Entity73).given(Entity73.title, Entity73.day).orderBy(Entity73.before),
    query("Q73.5", "Find it").find(Entity73.next).given(Entity73.before.title),
    query("Q73.6", "Find it").find(Entity73).given(Entity73.next.id).returning(Entity73.labels, Entity73.size),
    query("Q73.7", "Find it").find(Entity73.before).given(Entity73.size).optionally(Entity73.day).returning(Entity73.before.title).table("table_73"),
    query("Q74.0", "Find it").find(Entity74).given(Entity74.id),
    query("Q74.1", "Find it").find(Entity74).given(Entity74.previous).range(Entity74.day),
    query("Q74.2", "Find it").find(Entity74).given(Entity74.previous.before).orderBy(desc(Entity74.at)),
    query("Q74.3", "Find it").find(Entity74).given(Entity74.previous.before.next.title).also(Entity74.next.title),
    query("Q74.4", "Find it").find(Entity74).given(Entity74.title, Entity74.day).orderBy(Entity74.before),
    query("Q74.5", "Find it").find(Entity74.next).given(Entity74.before.title),
    query("Q74.6", "Find it").find(Entity74).given(Entity74.next.id).returning(Entity74.labels, Entity74.size),
    query("Q74.7", "Find it").find(Entity74.before).given(Entity74.size).optionally(Entity74.day).returning(Entity74.before.title).table("table_74"),
    query("Q75.0", "Find it").find(Entity75).given(Entity75.id),
    query("Q75.1", "Find it").find(Entity75).given(Entity75.previous).range(Entity75.day),
    query("Q75.2", "Find it").find(Entity75).given(Entity75.previous.before).orderBy(desc(Entity75.at)),
    query("Q75.3", "Find it").find(Entity75).given(Entity75.previous.before.next.title).also(Entity75.next.title),
    query("Q75.4", "Find it").find(Entity75).given(Entity75.title, Entity75.day).orderBy(Entity75.before),
    query("Q75.5", "Find it").find(Entity75.next).given(Entity75.before.title),
    query("Q75.6", "Find it").find(Entity75).given(Entity75.next.id).returning(Entity75.labels, Entity75.size),
    query("Q75.7", "Find it").find(Entity75.before).given(Entity75.size).optionally(Entity75.day).returning(Entity75.before.title).table("table_75"),
    query("Q76.0", "Find it").find(Entity76).given(Entity76.id),
    query("Q76.1", "Find it").find(Entity76).given(Entity76.previous).range(Entity76.day),
    query("Q76.2", "Find it").find(Entity76).given(Entity76.previous.before).orderBy(desc(Entity76.at)),
    query("Q76.3", "Find it").find(Entity76).given(Entity76.previous.before.next.title).also(Entity76.next.title),
    query("Q76.4", "Find it").find(Entity76).given(Entity76.title, Entity76.day).orderBy(Entity76.before),
    query("Q76.5", "Find it").find(Entity76.next).given(Entity76.before.title),
    query("Q76.6", "Find it").find(Entity76).given(Entity76.next.id).returning(Entity76.labels, Entity76.size),
    query("Q76.7", "Find it").find(Entity76.before).given(Entity76.size).optionally(Entity76.day).returning(Entity76.before.title).table("table_76"),
    query("Q77.0", "Find it").find(Entity77).given(Entity77.id),
    query("Q77.1", "Find it").find(Entity77).given(Entity77.previous).range(Entity77.day),
    query("Q77.2", "Find it").find(Entity77).given(Entity77.previous.before).orderBy(desc(Entity77.at)),
    query("Q77.3", "Find it").find(Entity77).given(Entity77.previous.before.next.title).also(Entity77.next.title),
    query("Q77.4", "Find it").find(Entity77).given(Entity77.title, Entity77.day).orderBy(Entity77.before),
    query("Q77.5", "Find it").find(Entity77.next).given(Entity77.before.title),
    query("Q77.6", "Find it").find(Entity77).given(Entity77.next.id).returning(Entity77.labels, Entity77.size),
    query("Q77.7", "Find it").find(Entity77.before).given(Entity77.size).optionally(Entity77.day).returning(Entity77.before.title).table("table_77"),
    query("Q78.0", "Find it").find(Entity78).given(Entity78.id),
    query("Q78.1", "Find it").find(Entity78).given(Entity78.previous).range(Entity78.day),
    query("Q78.2", "Find it").find(Entity78).given(Entity78.previous.before).orderBy(desc(Entity78.at)),
    query("Q78.3", "Find it").find(Entity78).given(Entity78.previous.before.next.title).also(Entity78.next.title),
    query("Q78.4", "Find it").find(Entity78).given(Entity78.title, Entity78.day).orderBy(Entity78.before),
    query("Q78.5", "Find it").find(Entity78.next).given(Entity78.before.title),
    query("Q78.6", "Find it").find(Entity78).given(Entity78.next.id).returning(Entity78.labels, Entity78.size),
    query("Q78.7", "Find it").find(Entity78.before).given(Entity78.size).optionally(Entity78.day).returning(Entity78.before.title).table("table_78"),
    query("Q79.0", "Find it").find(Entity79).given(Entity79.id),
    query("Q79.1", "Find it").find(Entity79).given(Entity79.previous).range(Entity79.day),
    query("Q79.2", "Find it").find(Entity79).given(Entity79.previous.before).orderBy(desc(Entity79.at)),
    query("Q79.3", "Find it").find(Entity79).given(Entity79.previous.before.next.title).also(Entity79.next.title),
    query("Q79.4", "Find it").find(Entity79).given(Entity79.title, Entity79.day).orderBy(Entity79.before),
    query("Q79.5", "Find it").find(Entity79.next).given(Entity79.before.title),
    query("Q79.6", "Find it").find(Entity79).given(Entity79.next.id).returning(Entity79.labels, Entity79.size),
    query("Q79.7", "Find it").find(Entity79.before).given(Entity79.size).optionally(Entity79.day).returning(Entity79.before.title).table("table_79"),
    query("Q80.0", "Find it").find(Entity80).given(Entity80.id),
    query("Q80.1", "Find it").find(Entity80).given(Entity80.previous).range(Entity80.day),
    query("Q80.2", "Find it").find(Entity80).given(Entity80.previous.before).orderBy(desc(Entity80.at)),
    query("Q80.3", "Find it").find(Entity80).given(Entity80.previous.before.next.title).also(Entity80.next.title),
    query("Q80.4", "Find it").find(Entity80).given(Entity80.title, Entity80.day).orderBy(Entity80.before),
    query("Q80.5", "Find it").find(Entity80.next).given(Entity80.before.title),
    query("Q80.6", "Find it").find(Entity80).given(Entity80.next.id).returning(Entity80.labels, Entity80.size),
    query("Q80.7", "Find it").find(Entity80.before).given(Entity80.size).optionally(Entity80.day).returning(Entity80.before.title).table("table_80"),
    query("Q81.0", "Find it").find(Entity81).given(Entity81.id),
    query("Q81.1", "Find it").find(Entity81).given(Entity81.previous).range(Entity81.day),
    query("Q81.2", "Find it").find(Entity81).given(Entity81.previous.before).orderBy(desc(Entity81.at)),
    query("Q81.3", "Find it").find(Entity81).given(Entity81.previous.before.next.title).also(Entity81.next.title),
    query("Q81.4", "Find it").find(Entity81).given(Entity81.title, Entity81.day).orderBy(Entity81.before),
    query("Q81.5", "Find it").find(Entity81.next).given(Entity81.before.title),
    query("Q81.6", "Find it").find(Entity81).given(Entity81.next.id).returning(Entity81.labels, Entity81.size),
    query("Q81.7", "Find it").find(Entity81.before).given(Entity81.size).optionally(Entity81.day).returning(Entity81.before.title).table("table_81"),
    query("Q82.0", "Find it").find(Entity82).given(Entity82.id),
    query("Q82.1", "Find it").find(Entity82).given(Entity82.previous).range(Entity82.day),
    query("Q82.2", "Find it").find(Entity82).given(Entity82.previous.before).orderBy(desc(Entity82.at)),
    query("Q82.3", "Find it").find(Entity82).given(Entity82.previous.before.next.title).also(Entity82.next.title),
    query("Q82.4", "Find it").find(Entity82).given(Entity82.title, Entity82.day).orderBy(Entity82.before),
    query("Q82.5", "Find it").find(Entity82.next).given(Entity82.before.title),
    query("Q82.6", "Find it").find(Entity82).given(Entity82.next.id).returning(Entity82.labels, Entity82.size),
    query("Q82.7", "Find it").find(Entity82.before).given(Entity82.size).optionally(Entity82.day).returning(Entity82.before.title).table("table_82"),
    query("Q83.0", "Find it").find(Entity83).given(Entity83.id),
    query("Q83.1", "Find it").find(Entity83).given(Entity83.previous).range(Entity83.day),
    query("Q83.2", "Find it").find(Entity83).given(Entity83.previous.before).orderBy(desc(Entity83.at)),
    query("Q83.3", "Find it").find(Entity83).given(Entity83.previous.before.next.title).also(Entity83.next.title),
    query("Q83.4", "Find it").find(Entity83).given(Entity83.title, Entity83.day).orderBy(Entity83.before),
    query("Q83.5", "Find it").find(Entity83.next).given(Entity83.before.title),
    query("Q83.6", "Find it").find(Entity83).given(Entity83.next.id).returning(Entity83.labels, Entity83.size),
    query("Q83.7", "Find it").find(Entity83.before).given(Entity83.size).optionally(Entity83.day).returning(Entity83.before.title).table("table_83"),
    query("Q84.0", "Find it").find(Entity84).given(Entity84.id),
    query("Q84.1", "Find it").find(Entity84).given(Entity84.previous).range(Entity84.day),
    query("Q84.2", "Find it").find(Entity84).given(Entity84.previous.before).orderBy(desc(Entity84.at)),
    query("Q84.3", "Find it").find(Entity84).given(Entity84.previous.before.next.title).also(Entity84.next.title),
    query("Q84.4", "Find it").find(Entity84).given(Entity84.title, Entity84.day).orderBy(Entity84.before),
    query("Q84.5", "Find it").find(Entity84.next).given(Entity84.before.title),
    query("Q84.6", "Find it").find(Entity84).given(Entity84.next.id).returning(Entity84.labels, Entity84.size),
    query("Q84.7", "Find it").find(Entity84.before).given(Entity84.size).optionally(Entity84.day).returning(Entity84.before.title).table("table_84"),
    query("Q85.0", "Find it").find(Entity85).given(Entity85.id),
    query("Q85.1", "Find it").find(Entity85).given(Entity85.previous).range(Entity85.day),
    query("Q85.2", "Find it").find(Entity85).given(Entity85.previous.before).orderBy(desc(Entity85.at)),
    query("Q85.3", "Find it").find(Entity85).given(Entity85.previous.before.next.title).also(Entity85.next.title),
    query("Q85.4", "Find it").find(Entity85).given(Entity85.title, Entity85.day).orderBy(Entity85.before),
    query("Q85.5", "Find it").find(Entity85.next).given(Entity85.before.title),
    query("Q85.6", "Find it").find(Entity85).given(Entity85.next.id).returning(Entity85.labels, Entity85.size),
    query("Q85.7", "Find it").find(Entity85.before).given(Entity85.size).optionally(Entity85.day).returning(Entity85.before.title).table("table_85"),
    query("Q86.0", "Find it").find(Entity86).given(Entity86.id),
    query("Q86.1", "Find it").find(Entity86).given(Entity86.previous).range(Entity86.day),
    query("Q86.2", "Find it").find(Entity86).given(Entity86.previous.before).orderBy(desc(Entity86.at)),
    query("Q86.3", "Find it").find(Entity86).given(Entity86.previous.before.next.title).also(Entity86.next.title),
    query("Q86.4", "Find it").find(Entity86).given(Entity86.title, Entity86.day).orderBy(Entity86.before),
    query("Q86.5", "Find it").find(Entity86.next).given(Entity86.before.title),
    query("Q86.6", "Find it").find(Entity86).given(Entity86.next.id).returning(Entity86.labels, Entity86.size),
    query("Q86.7", "Find it").find(Entity86.before).given(Entity86.size).optionally(Entity86.day).returning(Entity86.before.title).table("table_86"),
    query("Q87.0", "Find it").find(Entity87).given(Entity87.id),
    query("Q87.1", "Find it").find(Entity87).given(Entity87.previous).range(Entity87.day),
    query("Q87.2", "Find it").find(Entity87).given(Entity87.previous.before).orderBy(desc(Entity87.at)),
    query("Q87.3", "Find it").find(Entity87).given(Entity87.previous.before.next.title).also(Entity87.next.title),
    query("Q87.4", "Find it").find(Entity87).given(Entity87.title, Entity87.day).orderBy(Entity87.before),
    query("Q87.5", "Find it").find(Entity87.next).given(Entity87.before.title),
    query("Q87.6", "Find it").find(Entity87).given(Entity87.next.id).returning(Entity87.labels, Entity87.size),
    query("Q87.7", "Find it").find(Entity87.before).given(Entity87.size).optionally(Entity87.day).returning(Entity87.before.title).table("table_87"),
    query("Q88.0", "Find it").find(Entity88).given(Entity88.id),
    query("Q88.1", "Find it").find(Entity88).given(Entity88.previous).range(Entity88.day),
    query("Q88.2", "Find it").find(Entity88).given(Entity88.previous.before).orderBy(desc(Entity88.at)),
    query("Q88.3", "Find it").find(Entity88).given(Entity88.previous.before.next.title).also(Entity88.next.title),
    query("Q88.4", "Find it").find(Entity88).given(Entity88.title, Entity88.day).orderBy(Entity88.before),
    query("Q88.5", "Find it").find(Entity88.next).given(Entity88.before.title),
    query("Q88.6", "Find it").find(Entity88).given(Entity88.next.id).returning(Entity88.labels, Entity88.size),
    query("Q88.7", "Find it").find(Entity88.before).given(Entity88.size).optionally(Entity88.day).returning(Entity88.before.title).table("table_88"),
    query("Q89.0", "Find it").find(Entity89).given(Entity89.id),
    query("Q89.1", "Find it").find(Entity89).given(Entity89.previous).range(Entity89.day),
    query("Q89.2", "Find it").find(Entity89).given(Entity89.previous.before).orderBy(desc(Entity89.at)),
    query("Q89.3", "Find it").find(Entity89).given(Entity89.previous.before.next.title).also(Entity89.next.title),
    query("Q89.4", "Find it").find(Entity89).given(Entity89.title, Entity89.day).orderBy(Entity89.before),
    query("Q89.5", "Find it").find(Entity89.next).given(Entity89.before.title),
    query("Q89.6", "Find it").find(Entity89).given(Entity89.next.id).returning(Entity89.labels, Entity89.size),
    query("Q89.7", "Find it").find(Entity89.before).given(Entity89.size).optionally(Entity89.day).returning(Entity89.before.title).table("table_89"),
    query("Q90.0", "Find it").find(Entity90).given(Entity90.id),
    query("Q90.1", "Find it").find(Entity90).given(Entity90.previous).range(Entity90.day),
    query("Q90.2", "Find it").find(Entity90).given(Entity90.previous.before).orderBy(desc(Entity90.at)),
    query("Q90.3", "Find it").find(Entity90).given(Entity90.previous.before.next.title).also(Entity90.next.title),
    query("Q90.4", "Find it").find(Entity90).given(Entity90.title, Entity90.day).orderBy(Entity90.before),
    query("Q90.5", "Find it").find(Entity90.next).given(Entity90.before.title),
    query("Q90.6", "Find it").find(Entity90).given(Entity90.next.id).returning(Entity90.labels, Entity90.size),
    query("Q90.7", "Find it").find(Entity90.before).given(Entity90.size).optionally(Entity90.day).returning(Entity90.before.title).table("table_90"),
    query("Q91.0", "Find it").find(Entity91).given(Entity91.id),
    query("Q91.1", "Find it").find(Entity91).given(Entity91.previous).range(Entity91.day),
    query("Q91.2", "Find it").find(Entity91).given(Entity91.previous.before).orderBy(desc(Entity91.at)),
    query("Q91.3", "Find it").find(Entity91).given(Entity91.previous.before.next.title).also(Entity91.next.title),
    query("Q91.4", "Find it").find(Entity91).given(Entity91.title, Entity91.day).orderBy(Entity91.before),
    query("Q91.5", "Find it").find(Entity91.next).given(Entity91.before.title),
    query("Q91.6", "Find it").find(Entity91).given(Entity91.next.id).returning(Entity91.labels, Entity91.size),
    query("Q91.7", "Find it").find(Entity91.before).given(Entity91.size).optionally(Entity91.day).returning(Entity91.before.title).table("table_91"),
    query("Q92.0", "Find it").find(Entity92).given(Entity92.id),
    query("Q92.1", "Find it").find(Entity92).given(Entity92.previous).range(Entity92.day),
    query("Q92.2", "Find it").find(Entity92).given(Entity92.previous.before).orderBy(desc(Entity92.at)),
    query("Q92.3", "Find it").find(Entity92).given(Entity92.previous.before.next.title).also(Entity92.next.title),
    query("Q92.4", "Find it").find(Entity92).given(Entity92.title, Entity92.day).orderBy(Entity92.before),
    query("Q92.5", "Find it").find(Entity92.next).given(Entity92.before.title),
    query("Q92.6", "Find it").find(Entity92).given(Entity92.next.id).returning(Entity92.labels, Entity92.size),
    query("Q92.7", "Find it").find(Entity92.before).given(Entity92.size).optionally(Entity92.day).returning(Entity92.before.title).table("table_92"),
    query("Q93.0", "Find it").find(Entity93).given(Entity93.id),
    query("Q93.1", "Find it").find(Entity93).given(Entity93.previous).range(Entity93.day),
    query("Q93.2", "Find it").find(Entity93).given(Entity93.previous.before).orderBy(desc(Entity93.at)),
    query("Q93.3", "Find it").find(Entity93).given(Entity93.previous.before.next.title).also(Entity93.next.title),
    query("Q93.4", "Find it").find(Entity93).given(Entity93.title, Entity93.day).orderBy(Entity93.before),
    query("Q93.5", "Find it").find(Entity93.next).given(Entity93.before.title),
    query("Q93.6", "Find it").find(Entity93).given(Entity93.next.id).returning(Entity93.labels, Entity93.size),
    query("Q93.7", "Find it").find(Entity93.before).given(Entity93.size).optionally(Entity93.day).returning(Entity93.before.title).table("table_93"),
    query("Q94.0", "Find it").find(Entity94).given(Entity94.id),
    query("Q94.1", "Find it").find(Entity94).given(Entity94.previous).range(Entity94.day),
    query("Q94.2", "Find it").find(Entity94).given(Entity94.previous.before).orderBy(desc(Entity94.at)),
    query("Q94.3", "Find it").find(Entity94).given(Entity94.previous.before.next.title).also(Entity94.next.title),
    query("Q94.4", "Find it").find(Entity94).given(Entity94.title, Entity94.day).orderBy(Entity94.before),
    query("Q94.5", "Find it").find(Entity94.next).given(Entity94.before.title),
    query("Q94.6", "Find it").find(Entity94).given(Entity94.next.id).returning(Entity94.labels, Entity94.size),
    query("Q94.7", "Find it").find(Entity94.before).given(Entity94.size).optionally(Entity94.day).returning(Entity94.before.title).table("table_94"),
    query("Q95.0", "Find it").find(Entity95).given(Entity95.id),
    query("Q95.1", "Find it").find(Entity95).given(Entity95.previous).range(Entity95.day),
    query("Q95.2", "Find it").find(Entity95).given(Entity95.previous.before).orderBy(desc(Entity95.at)),
    query("Q95.3", "Find it").find(Entity95).given(Entity95.previous.before.next.title).also(Entity95.next.title),
    query("Q95.4", "Find it").find(Entity95).given(Entity95.title, Entity95.day).orderBy(Entity95.before),
    query("Q95.5", "Find it").find(Entity95.next).given(Entity95.before.title),
    query("Q95.6", "Find it").find(Entity95).given(Entity95.next.id).returning(Entity95.labels, Entity95.size),
    query("Q95.7", "Find it").find(Entity95.before).given(Entity95.size).optionally(Entity95.day).returning(Entity95.before.title).table("table_95"),
    query("Q96.0", "Find it").find(Entity96).given(Entity96.id),
    query("Q96.1", "Find it").find(Entity96).given(Entity96.previous).range(Entity96.day),
    query("Q96.2", "Find it").find(Entity96).given(Entity96.previous.before).orderBy(desc(Entity96.at)),
    query("Q96.3", "Find it").find(Entity96).given(Entity96.previous.before.next.title).also(Entity96.next.title),
    query("Q96.4", "Find it").find(Entity96).given(Entity96.title, Entity96.day).orderBy(Entity96.before),
    query("Q96.5", "Find it").find(Entity96.next).given(Entity96.before.title),
    query("Q96.6", "Find it").find(Entity96).given(Entity96.next.id).returning(Entity96.labels, Entity96.size),
    query("Q96.7", "Find it").find(Entity96.before).given(Entity96.size).optionally(Entity96.day).returning(Entity96.before.title).table("table_96"),
    query("Q97.0", "Find it").find(Entity97).given(Entity97.id),
    query("Q97.1", "Find it").find(Entity97).given(Entity97.previous).range(Entity97.day),
    query("Q97.2", "Find it").find(Entity97).given(Entity97.previous.before).orderBy(desc(Entity97.at)),
    query("Q97.3", "Find it").find(Entity97).given(Entity97.previous.before.next.title).also(Entity97.next.title),
    query("Q97.4", "Find it").find(Entity97).given(Entity97.title, Entity97.day).orderBy(Entity97.before),
    query("Q97.5", "Find it").find(Entity97.next).given(Entity97.before.title),
    query("Q97.6", "Find it").find(Entity97).given(Entity97.next.id).returning(Entity97.labels, Entity97.size),
    query("Q97.7", "Find it").find(Entity97.before).given(Entity97.size).optionally(Entity97.day).returning(Entity97.before.title).table("table_97"),
    query("Q98.0", "Find it").find(Entity98).given(Entity98.id),
    query("Q98.1", "Find it").find(Entity98).given(Entity98.previous).range(Entity98.day),
    query("Q98.2", "Find it").find(Entity98).given(Entity98.previous.before).orderBy(desc(Entity98.at)),
    query("Q98.3", "Find it").find(Entity98).given(Entity98.previous.before.next.title).also(Entity98.next.title),
    query("Q98.4", "Find it").find(Entity98).given(Entity98.title, Entity98.day).orderBy(Entity98.before),
    query("Q98.5", "Find it").find(Entity98.next).given(Entity98.before.title),
    query("Q98.6", "Find it").find(Entity98).given(Entity98.next.id).returning(Entity98.labels, Entity98.size),
    query("Q98.7", "Find it").find(Entity98.before).given(Entity98.size).optionally(Entity98.day).returning(Entity98.before.title).table("table_98"),
    query("Q99.0", "Find it").find(Entity99).given(Entity99.id),
    query("Q99.1", "Find it").find(Entity99).given(Entity99.previous).range(Entity99.day),
    query("Q99.2", "Find it").find(Entity99).given(Entity99.previous.before).orderBy(desc(Entity99.at)),
    query("Q99.3", "Find it").find(Entity99).given(Entity99.previous.before.next.title).also(Entity99.next.title),
    query("Q99.4", "Find it").find(Entity99).given(Entity99.title, Entity99.day).orderBy(Entity99.before),
    query("Q99.5", "Find it").find(Entity99.next).given(Entity99.before.title),
    query("Q99.6", "Find it").find(Entity99).given(Entity99.next.id).returning(Entity99.labels, Entity99.size),
    query("Q99.7", "Find it").find(Entity99.before).given(Entity99.size).optionally(Entity99.day).returning(Entity99.before.title).table("table_99"),
    query("Q100.0", "Find it").find(Entity100).given(Entity100.id),
    query("Q100.1", "Find it").find(Entity100).given(Entity100.previous).range(Entity100.day),
    query("Q100.2", "Find it").find(Entity100).given(Entity100.previous.before).orderBy(desc(Entity100.at)),
    query("Q100.3", "Find it").find(Entity100).given(Entity100.previous.before.next.title).also(Entity100.next.title),
    query("Q100.4", "Find it").find(Entity100).given(Entity100.title, Entity100.day).orderBy(Entity100.before),
    query("Q100.5", "Find it").find(Entity100.next).given(Entity100.before.title),
    query("Q100.6", "Find it").find(Entity100).given(Entity100.next.id).returning(Entity100.labels, Entity100.size),
    query("Q100.7", "Find it").find(Entity100.before).given(Entity100.size).optionally(Entity100.day).returning(Entity100.before.title).table("table_100"),
    query("Q101.0", "Find it").find(Entity101).given(Entity101.id),
    query("Q101.1", "Find it").find(Entity101).given(Entity101.previous).range(Entity101.day),
    query("Q101.2", "Find it").find(Entity101).given(Entity101.previous.before).orderBy(desc(Entity101.at)),
    query("Q101.3", "Find it").find(Entity101).given(Entity101.previous.before.next.title).also(Entity101.next.title),
    query("Q101.4", "Find it").find(Entity101).given(Entity101.title, Entity101.day).orderBy(Entity101.before),
    query("Q101.5", "Find it").find(Entity101.next).given(Entity101.before.title),
    query("Q101.6", "Find it").find(Entity101).given(Entity101.next.id).returning(Entity101.labels, Entity101.size),
    query("Q101.7", "Find it").find(Entity101.before).given(Entity101.size).optionally(Entity101.day).returning(Entity101.before.title).table("table_101"),
    query("Q102.0", "Find it").find(Entity102).given(Entity102.id),
    query("Q102.1", "Find it").find(Entity102).given(Entity102.previous).range(Entity102.day),
    query("Q102.2", "Find it").find(Entity102).given(Entity102.previous.before).orderBy(desc(Entity102.at)),
    query("Q102.3", "Find it").find(Entity102).given(Entity102.previous.before.next.title).also(Entity102.next.title),
    query("Q102.4", "Find it").find(Entity102).given(Entity102.title, Entity102.day).orderBy(Entity102.before),
    query("Q102.5", "Find it").find(Entity102.next).given(Entity102.before.title),
    query("Q102.6", "Find it").find(Entity102).given(Entity102.next.id).returning(Entity102.labels, Entity102.size),
    query("Q102.7", "Find it").find(Entity102.before).given(Entity102.size).optionally(Entity102.day).returning(Entity102.before.title).table("table_102"),
    query("Q103.0", "Find it").find(Entity103).given(Entity103.id),
    query("Q103.1", "Find it").find(Entity103).given(Entity103.previous).range(Entity103.day),
    query("Q103.2", "Find it").find(Entity103).given(Entity103.previous.before).orderBy(desc(Entity103.at)),
    query("Q103.3", "Find it").find(Entity103).given(Entity103.previous.before.next.title).also(Entity103.next.title),
    query("Q103.4", "Find it").find(Entity103).given(Entity103.title, Entity103.day).orderBy(Entity103.before),
    query("Q103.5", "Find it").find(Entity103.next).given(Entity103.before.title),
    query("Q103.6", "Find it").find(Entity103).given(Entity103.next.id).returning(Entity103.labels, Entity103.size),
    query("Q103.7", "Find it").find(Entity103.before).given(Entity103.size).optionally(Entity103.day).returning(Entity103.before.title).table("table_103"),
    query("Q104.0", "Find it").find(Entity104).given(Entity104.id),
    query("Q104.1", "Find it").find(Entity104).given(Entity104.previous).range(Entity104.day),
    query("Q104.2", "Find it").find(Entity104).given(Entity104.previous.before).orderBy(desc(Entity104.at)),
    query("Q104.3", "Find it").find(Entity104).given(Entity104.previous.before.next.title).also(Entity104.next.title),
    query("Q104.4", "Find it").find(Entity104).given(Entity104.title, Entity104.day).orderBy(Entity104.before),
    query("Q104.5", "Find it").find(Entity104.next).given(Entity104.before.title),
    query("Q104.6", "Find it").find(Entity104).given(Entity104.next.id).returning(Entity104.labels, Entity104.size),
    query("Q104.7", "Find it").find(Entity104.before).given(Entity104.size).optionally(Entity104.day).returning(Entity104.before.title).table("table_104"),
    query("Q105.0", "Find it").find(Entity105).given(Entity105.id),
    query("Q105.1", "Find it").find(Entity105).given(Entity105.previous).range(Entity105.day),
    query("Q105.2", "Find it").find(Entity105).given(Entity105.previous.before).orderBy(desc(Entity105.at)),
    query("Q105.3", "Find it").find(Entity105).given(Entity105.previous.before.next.title).also(Entity105.next.title),
    query("Q105.4", "Find it").find(Entity105).given(Entity105.title, Entity105.day).orderBy(Entity105.before),
    query("Q105.5", "Find it").find(Entity105.next).given(Entity105.before.title),
    query("Q105.6", "Find it").find(Entity105).given(Entity105.next.id).returning(Entity105.labels, Entity105.size),
    query("Q105.7", "Find it").find(Entity105.before).given(Entity105.size).optionally(Entity105.day).returning(Entity105.before.title).table("table_105"),
    query("Q106.0", "Find it").find(Entity106).given(Entity106.id),
    query("Q106.1", "Find it").find(Entity106).given(Entity106.previous).range(Entity106.day),
    query("Q106.2", "Find it").find(Entity106).given(Entity106.previous.before).orderBy(desc(Entity106.at)),
    query("Q106.3", "Find it").find(Entity106).given(Entity106.previous.before.next.title).also(Entity106.next.title),
    query("Q106.4", "Find it").find(Entity106).given(Entity106.title, Entity106.day).orderBy(Entity106.before),
    query("Q106.5", "Find it").find(Entity106.next).given(Entity106.before.title),
    query("Q106.6", "Find it").find(Entity106).given(Entity106.next.id).returning(Entity106.labels, Entity106.size),
    query("Q106.7", "Find it").find(Entity106.before).given(Entity106.size).optionally(Entity106.day).returning(Entity106.before.title).table("table_106"),
    query("Q107.0", "Find it").find(Entity107).given(Entity107.id),
    query("Q107.1", "Find it").find(Entity107).given(Entity107.previous).range(Entity107.day),
    query("Q107.2", "Find it").find(Entity107).given(Entity107.previous.before).orderBy(desc(Entity107.at)),
    query("Q107.3", "Find it").find(Entity107).given(Entity107.previous.before.next.title).also(Entity107.next.title),
    query("Q107.4", "Find it").find(Entity107).given(Entity107.title, Entity107.day).orderBy(Entity107.before),
    query("Q107.5", "Find it").find(Entity107.next).given(Entity107.before.title),
    query("Q107.6", "Find it").find(Entity107).given(Entity107.next.id).returning(Entity107.labels, Entity107.size),
    query("Q107.7", "Find it").find(Entity107.before).given(Entity107.size).optionally(Entity107.day).returning(Entity107.before.title).table("table_107"),
    query("Q108.0", "Find it").find(Entity108).given(Entity108.id),
    query("Q108.1", "Find it").find(Entity108).given(Entity108.previous).range(Entity108.day),
    query("Q108.2", "Find it").find(Entity108).given(Entity108.previous.before).orderBy(desc(Entity108.at)),
    query("Q108.3", "Find it").find(Entity108).given(Entity108.previous.before.next.title).also(Entity108.next.title),
    query("Q108.4", "Find it").find(Entity108).given(Entity108.title, Entity108.day).orderBy(Entity108.before),
    query("Q108.5", "Find it").find(Entity108.next).given(Entity108.before.title),
    query("Q108.6", "Find it").find(Entity108).given(Entity108.next.id).returning(Entity108.labels, Entity108.size),
    query("Q108.7", "Find it").find(Entity108.before).given(Entity108.size).optionally(Entity108.day).returning(Entity108.before.title).table("table_108"),
    query("Q109.0", "Find it").find(Entity109).given(Entity109.id),
    query("Q109.1", "Find it").find(Entity109).given(Entity109.previous).range(Entity109.day),
    query("Q109.2", "Find it").find(Entity109).given(Entity109.previous.before).orderBy(desc(Entity109.at)),
    query("Q109.3", "Find it").find(Entity109).given(Entity109.previous.before.next.title).also(Entity109.next.title),
    query("Q109.4", "Find it").find(Entity109).given(Entity109.title, Entity109.day).orderBy(Entity109.before),
    query("Q109.5", "Find it").find(Entity109.next).given(Entity109.before.title),
    query("Q109.6", "Find it").find(Entity109).given(Entity109.next.id).returning(Entity109.labels, Entity109.size),
    query("Q109.7", "Find it").find(Entity109.before).given(Entity109.size).optionally(Entity109.day).returning(Entity109.before.title).table("table_109"),
    query("Q110.0", "Find it").find(Entity110).given(Entity110.id),
    query("Q110.1", "Find it").find(Entity110).given(Entity110.previous).range(Entity110.day),
    query("Q110.2", "Find it").find(Entity110).given(Entity110.previous.before).orderBy(desc(Entity110.at)),
    query("Q110.3", "Find it").find(Entity110).given(Entity110.previous.before.next.title).also(Entity110.next.title),
    query("Q110.4", "Find it").find(Entity110).given(Entity110.title, Entity110.day).orderBy(Entity110.before),
    query("Q110.5", "Find it").find(Entity110.next).given(Entity110.before.title),
    query("Q110.6", "Find it").find(Entity110).given(Entity110.next.id).returning(Entity110.labels, Entity110.size),
    query("Q110.7", "Find it").find(Entity110.before).given(Entity110.size).optionally(Entity110.day).returning(Entity110.before.title).table("table_110"),
    query("Q111.0", "Find it").find(Entity111).given(Entity111.id),
    query("Q111.1", "Find it").find(Entity111).given(Entity111.previous).range(Entity111.day),
    query("Q111.2", "Find it").find(Entity111).given(Entity111.previous.before).orderBy(desc(Entity111.at)),
    query("Q111.3", "Find it").find(Entity111).given(Entity111.previous.before.next.title).also(Entity111.next.title),
    query("Q111.4", "Find it").find(Entity111).given(Entity111.title, Entity111.day).orderBy(Entity111.before),
    query("Q111.5", "Find it").find(Entity111.next).given(Entity111.before.title),
    query("Q111.6", "Find it").find(Entity111).given(Entity111.next.id).returning(Entity111.labels, Entity111.size),
    query("Q111.7", "Find it").find(Entity111.before).given(Entity111.size).optionally(Entity111.day).returning(Entity111.before.title).table("table_111"),
    query("Q112.0", "Find it").find(Entity112).given(Entity112.id),
    query("Q112.1", "Find it").find(Entity112).given(Entity112.previous).range(Entity112.day),
    query("Q112.2", "Find it").find(Entity112).given(Entity112.previous.before).orderBy(desc(Entity112.at)),
    query("Q112.3", "Find it").find(Entity112).given(Entity112.previous.before.next.title).also(Entity112.next.title),
    query("Q112.4", "Find it").find(Entity112).given(Entity112.title, Entity112.day).orderBy(Entity112.before),
    query("Q112.5", "Find it").find(Entity112.next).given(Entity112.before.title),
    query("Q112.6", "Find it").find(Entity112).given(Entity112.next.id).returning(Entity112.labels, Entity112.size),
    query("Q112.7", "Find it").find(Entity112.before).given(Entity112.size).optionally(Entity112.day).returning(Entity112.before.title).table("table_112"),
    query("Q113.0", "Find it").find(Entity113).given(Entity113.id),
    query("Q113.1", "Find it").find(Entity113).given(Entity113.previous).range(Entity113.day),
    query("Q113.2", "Find it").find(Entity113).given(Entity113.previous.before).orderBy(desc(Entity113.at)),
    query("Q113.3", "Find it").find(Entity113).given(Entity113.previous.before.next.title).also(Entity113.next.title),
    query("Q113.4", "Find it").find(Entity113).given(Entity113.title, Entity113.day).orderBy(Entity113.before),
    query("Q113.5", "Find it").find(Entity113.next).given(Entity113.before.title),
    query("Q113.6", "Find it").find(Entity113).given(Entity113.next.id).returning(Entity113.labels, Entity113.size),
    query("Q113.7", "Find it").find(Entity113.before).given(Entity113.size).optionally(Entity113.day).returning(Entity113.before.title).table("table_113"),
    query("Q114.0", "Find it").find(Entity114).given(Entity114.id),
    query("Q114.1", "Find it").find(Entity114).given(Entity114.previous).range(Entity114.day),
    query("Q114.2", "Find it").find(Entity114).given(Entity114.previous.before).orderBy(desc(Entity114.at)),
    query("Q114.3", "Find it").find(Entity114).given(Entity114.previous.before.next.title).also(Entity114.next.title),
    query("Q114.4", "Find it").find(Entity114).given(Entity114.title, Entity114.day).orderBy(Entity114.before),
    query("Q114.5", "Find it").find(Entity114.next).given(Entity114.before.title),
    query("Q114.6", "Find it").find(Entity114).given(Entity114.next.id).returning(Entity114.labels, Entity114.size),
    query("Q114.7", "Find it").find(Entity114.before).given(Entity114.size).optionally(Entity114.day).returning(Entity114.before.title).table("table_114"),
    query("Q115.0", "Find it").find(Entity115).given(Entity115.id),
    query("Q115.1", "Find it").find(Entity115).given(Entity115.previous).range(Entity115.day),
    query("Q115.2", "Find it").find(Entity115).given(Entity115.previous.before).orderBy(desc(Entity115.at)),
    query("Q115.3", "Find it").find(Entity115).given(Entity115.previous.before.next.title).also(Entity115.next.title),
    query("Q115.4", "Find it").find(Entity115).given(Entity115.title, Entity115.day).orderBy(Entity115.before),
    query("Q115.5", "Find it").find(Entity115.next).given(Entity115.before.title),
    query("Q115.6", "Find it").find(Entity115).given(Entity115.next.id).returning(Entity115.labels, Entity115.size),
    query("Q115.7", "Find it").find(Entity115.before).given(Entity115.size).optionally(Entity115.day).returning(Entity115.before.title).table("table_115"),
    query("Q116.0", "Find it").find(Entity116).given(Entity116.id),
    query("Q116.1", "Find it").find(Entity116).given(Entity116.previous).range(Entity116.day),
    query("Q116.2", "Find it").find(Entity116).given(Entity116.previous.before).orderBy(desc(Entity116.at)),
    query("Q116.3", "Find it").find(Entity116).given(Entity116.previous.before.next.title).also(Entity116.next.title),
    query("Q116.4", "Find it").find(Entity116).given(Entity116.title, Entity116.day).orderBy(Entity116.before),
    query("Q116.5", "Find it").find(Entity116.next).given(Entity116.before.title),
    query("Q116.6", "Find it").find(Entity116).given(Entity116.next.id).returning(Entity116.labels, Entity116.size),
    query("Q116.7", "Find it").find(Entity116.before).given(Entity116.size).optionally(Entity116.day).returning(Entity116.before.title).table("table_116"),
    query("Q117.0", "Find it").find(Entity117).given(Entity117.id),
    query("Q117.1", "Find it").find(Entity117).given(Entity117.previous).range(Entity117.day),
    query("Q117.2", "Find it").find(Entity117).given(Entity117.previous.before).orderBy(desc(Entity117.at)),
    query("Q117.3", "Find it").find(Entity117).given(Entity117.previous.before.next.title).also(Entity117.next.title),
    query("Q117.4", "Find it").find(Entity117).given(Entity117.title, Entity117.day).orderBy(Entity117.before),
    query("Q117.5", "Find it").find(Entity117.next).given(Entity117.before.title),
    query("Q117.6", "Find it").find(Entity117).given(Entity117.next.id).returning(Entity117.labels, Entity117.size),
    query("Q117.7", "Find it").find(Entity117.before).given(Entity117.size).optionally(Entity117.day).returning(Entity117.before.title).table("table_117"),
    query("Q118.0", "Find it").find(Entity118).given(Entity118.id),
    query("Q118.1", "Find it").find(Entity118).given(Entity118.previous).range(Entity118.day),
    query("Q118.2", "Find it").find(Entity118).given(Entity118.previous.before).orderBy(desc(Entity118.at)),
    query("Q118.3", "Find it").find(Entity118).given(Entity118.previous.before.next.title).also(Entity118.next.title),
    query("Q118.4", "Find it").find(Entity118).given(Entity118.title, Entity118.day).orderBy(Entity118.before),
    query("Q118.5", "Find it").find(Entity118.next).given(Entity118.before.title),
    query("Q118.6", "Find it").find(Entity118).given(Entity118.next.id).returning(Entity118.labels, Entity118.size),
    query("Q118.7", "Find it").find(Entity118.before).given(Entity118.size).optionally(Entity118.day).returning(Entity118.before.title).table("table_118"),
    query("Q119.0", "Find it").find(Entity119).given(Entity119.id),
    query("Q119.1", "Find it").find(Entity119).given(Entity119.previous).range(Entity119.day),
    query("Q119.2", "Find it").find(Entity119).given(Entity119.previous.before).orderBy(desc(Entity119.at)),
    query("Q119.3", "Find it").find(Entity119).given(Entity119.previous.before.next.title).also(Entity119.next.title),
    query("Q119.4", "Find it").find(Entity119).given(Entity119.title, Entity119.day).orderBy(Entity119.before),
    query("Q119.5", "Find it").find(Entity119.next).given(Entity119.before.title),
    query("Q119.6", "Find it").find(Entity119).given(Entity119.next.id).returning(Entity119.labels, Entity119.size),
    query("Q119.7", "Find it").find(Entity119.before).given(Entity119.size).optionally(Entity119.day).returning(Entity119.before.title).table("table_119"),
    query("Q120.0", "Find it").find(Entity120).given(Entity120.id),
    query("Q120.1", "Find it").find(Entity120).given(Entity120.previous).range(Entity120.day),
    query("Q120.2", "Find it").find(Entity120).given(Entity120.previous.before).orderBy(desc(Entity120.at)),
    query("Q120.3", "Find it").find(Entity120).given(Entity120.previous.before.next.title).also(Entity120.next.title),
    query("Q120.4", "Find it").find(Entity120).given(Entity120.title, Entity120.day).orderBy(Entity120.before),
    query("Q120.5", "Find it").find(Entity120.next).given(Entity120.before.title),
    query("Q120.6", "Find it").find(Entity120).given(Entity120.next.id).returning(Entity120.labels, Entity120.size),
    query("Q120.7", "Find it").find(Entity120.before).given(Entity120.size).optionally(Entity120.day).returning(Entity120.before.title).table("table_120"),
    query("Q121.0", "Find it").find(Entity121).given(Entity121.id),
    query("Q121.1", "Find it").find(Entity121).given(Entity121.previous).range(Entity121.day),
    query("Q121.2", "Find it").find(Entity121).given(Entity121.previous.before).orderBy(desc(Entity121.at)),
    query("Q121.3", "Find it").find(Entity121).given(Entity121.previous.before.next.title).also(Entity121.next.title),
    query("Q121.4", "Find it").find(Entity121).given(Entity121.title, Entity121.day).orderBy(Entity121.before),
    query("Q121.5", "Find it").find(Entity121.next).given(Entity121.before.title),
    query("Q121.6", "Find it").find(Entity121).given(Entity121.next.id).returning(Entity121.labels, Entity121.size),
    query("Q121.7", "Find it").find(Entity121.before).given(Entity121.size).optionally(Entity121.day).returning(Entity121.before.title).table("table_121"),
    query("Q122.0", "Find it").find(Entity122).given(Entity122.id),
    query("Q122.1", "Find it").find(Entity122).given(Entity122.previous).range(Entity122.day),
    query("Q122.2", "Find it").find(Entity122).given(Entity122.previous.before).orderBy(desc(Entity122.at)),
    query("Q122.3", "Find it").find(Entity122).given(Entity122.previous.before.next.title).also(Entity122.next.title),
    query("Q122.4", "Find it").find(Entity122).given(Entity122.title, Entity122.day).orderBy(Entity122.before),
    query("Q122.5", "Find it").find(Entity122.next).given(Entity122.before.title),
    query("Q122.6", "Find it").find(Entity122).given(Entity122.next.id).returning(Entity122.labels, Entity122.size),
    query("Q122.7", "Find it").find(Entity122.before).given(Entity122.size).optionally(Entity122.day).returning(Entity122.before.title).table("table_122"),
    query("Q123.0", "Find it").find(Entity123).given(Entity123.id),
    query("Q123.1", "Find it").find(Entity123).given(Entity123.previous).range(Entity123.day),
    query("Q123.2", "Find it").find(Entity123).given(Entity123.previous.before).orderBy(desc(Entity123.at)),
    query("Q123.3", "Find it").find(Entity123).given(Entity123.previous.before.next.title).also(Entity123.next.title),
    query("Q123.4", "Find it").find(Entity123).given(Entity123.title, Entity123.day).orderBy(Entity123.before),
    query("Q123.5", "Find it").find(Entity123.next).given(Entity123.before.title),
    query("Q123.6", "Find it").find(Entity123).given(Entity123.next.id).returning(Entity123.labels, Entity123.size),
    query("Q123.7", "Find it").find(Entity123.before).given(Entity123.size).optionally(Entity123.day).returning(Entity123.before.title).table("table_123"),
    query("Q124.0", "Find it").find(Entity124).given(Entity124.id),
    query("Q124.1", "Find it").find(Entity124).given(Entity124.previous).range(Entity124.day),
    query("Q124.2", "Find it").find(Entity124).given(Entity124.previous.before).orderBy(desc(Entity124.at)),
    query("Q124.3", "Find it").find(Entity124).given(Entity124.previous.before.next.title).also(Entity124.next.title),
    query("Q124.4", "Find it").find(Entity124).given(Entity124.title, Entity124.day).orderBy(Entity124.before),
    query("Q124.5", "Find it").find(Entity124.next).given(Entity124.before.title),
    query("Q124.6", "Find it").find(Entity124).given(Entity124.next.id).returning(Entity124.labels, Entity124.size),
    query("Q124.7", "Find it").find(Entity124.before).given(Entity124.size).optionally(Entity124.day).returning(Entity124.before.title).table("table_124"),
    query("Q125.0", "Find it").find(Entity125).given(Entity125.id),
    query("Q125.1", "Find it").find(Entity125).given(Entity125.previous).range(Entity125.day),
    query("Q125.2", "Find it").find(Entity125).given(Entity125.previous.before).orderBy(desc(Entity125.at)),
    query("Q125.3", "Find it").find(Entity125).given(Entity125.previous.before.next.title).also(Entity125.next.title),
    query("Q125.4", "Find it").find(Entity125).given(Entity125.title, Entity125.day).orderBy(Entity125.before),
    query("Q125.5", "Find it").find(Entity125.next).given(Entity125.before.title),
    query("Q125.6", "Find it").find(Entity125).given(Entity125.next.id).returning(Entity125.labels, Entity125.size),
    query("Q125.7", "Find it").find(Entity125.before).given(Entity125.size).optionally(Entity125.day).returning(Entity125.before.title).table("table_125"),
    query("Q126.0", "Find it").find(Entity126).given(Entity126.id),
    query("Q126.1", "Find it").find(Entity126).given(Entity126.previous).range(Entity126.day),
    query("Q126.2", "Find it").find(Entity126).given(Entity126.previous.before).orderBy(desc(Entity126.at)),
    query("Q126.3", "Find it").find(Entity126).given(Entity126.previous.before.next.title).also(Entity126.next.title),
    query("Q126.4", "Find it").find(Entity126).given(Entity126.title, Entity126.day).orderBy(Entity126.before),
    query("Q126.5", "Find it").find(Entity126.next).given(Entity126.before.title),
    query("Q126.6", "Find it").find(Entity126).given(Entity126.next.id).returning(Entity126.labels, Entity126.size),
    query("Q126.7", "Find it").find(Entity126.before).given(Entity126.size).optionally(Entity126.day).returning(Entity126.before.title).table("table_126"),
    query("Q127.0", "Find it").find(Entity127).given(Entity127.id),
    query("Q127.1", "Find it").find(Entity127).given(Entity127.previous).range(Entity127.day),
    query("Q127.2", "Find it").find(Entity127).given(Entity127.previous.before).orderBy(desc(Entity127.at)),
    query("Q127.3", "Find it").find(Entity127).given(Entity127.previous.before.next.title).also(Entity127.next.title),
    query("Q127.4", "Find it").find(Entity127).given(Entity127.title, Entity127.day).orderBy(Entity127.before),
    query("Q127.5", "Find it").find(Entity127.next).given(Entity127.before.title),
    query("Q127.6", "Find it").find(Entity127).given(Entity127.next.id).returning(Entity127.labels, Entity127.size),
    query("Q127.7", "Find it").find(Entity127.before).given(Entity127.size).optionally(Entity127.day).returning(Entity127.before.title).table("table_127"),
    query("Q128.0", "Find it").find(Entity128).given(Entity128.id),
    query("Q128.1", "Find it").find(Entity128).given(Entity128.previous).range(Entity128.day),
    query("Q128.2", "Find it").find(Entity128).given(Entity128.previous.before).orderBy(desc(Entity128.at)),
    query("Q128.3", "Find it").find(Entity128).given(Entity128.previous.before.next.title).also(Entity128.next.title),
    query("Q128.4", "Find it").find(Entity128).given(Entity128.title, Entity128.day).orderBy(Entity128.before),
    query("Q128.5", "Find it").find(Entity128.next).given(Entity128.before.title),
    query("Q128.6", "Find it").find(Entity128).given(Entity128.next.id).returning(Entity128.labels, Entity128.size),
    query("Q128.7", "Find it").find(Entity128.before).given(Entity128.size).optionally(Entity128.day).returning(Entity128.before.title).table("table_128"),
    query("Q129.0", "Find it").find(Entity129).given(Entity129.id),
    query("Q129.1", "Find it").find(Entity129).given(Entity129.previous).range(Entity129.day),
    query("Q129.2", "Find it").find(Entity129).given(Entity129.previous.before).orderBy(desc(Entity129.at)),
    query("Q129.3", "Find it").find(Entity129).given(Entity129.previous.before.next.title).also(Entity129.next.title),
    query("Q129.4", "Find it").find(Entity129).given(Entity129.title, Entity129.day).orderBy(Entity129.before),
    query("Q129.5", "Find it").find(Entity129.next).given(Entity129.before.title),
    query("Q129.6", "Find it").find(Entity129).given(Entity129.next.id).returning(Entity129.labels, Entity129.size),
    query("Q129.7", "Find it").find(Entity129.before).given(Entity129.size).optionally(Entity129.day).returning(Entity129.before.title).table("table_129"),
    query("Q130.0", "Find it").find(Entity130).given(Entity130.id),
    query("Q130.1", "Find it").find(Entity130).given(Entity130.previous).range(Entity130.day),
    query("Q130.2", "Find it").find(Entity130).given(Entity130.previous.before).orderBy(desc(Entity130.at)),
    query("Q130.3", "Find it").find(Entity130).given(Entity130.previous.before.next.title).also(Entity130.next.title),
    query("Q130.4", "Find it").find(Entity130).given(Entity130.title, Entity130.day).orderBy(Entity130.before),
    query("Q130.5", "Find it").find(Entity130.next).given(Entity130.before.title),
    query("Q130.6", "Find it").find(Entity130).given(Entity130.next.id).returning(Entity130.labels, Entity130.size),
    query("Q130.7", "Find it").find(Entity130.before).given(Entity130.size).optionally(Entity130.day).returning(Entity130.before.title).table("table_130"),
    query("Q131.0", "Find it").find(Entity131).given(Entity131.id),
    query("Q131.1", "Find it").find(Entity131).given(Entity131.previous).range(Entity131.day),
    query("Q131.2", "Find it").find(Entity131).given(Entity131.previous.before).orderBy(desc(Entity131.at)),
    query("Q131.3", "Find it").find(Entity131).given(Entity131.previous.before.next.title).also(Entity131.next.title),
    query("Q131.4", "Find it").find(Entity131).given(Entity131.title, Entity131.day).orderBy(Entity131.before),
    query("Q131.5", "Find it").find(Entity131.next).given(Entity131.before.title),
    query("Q131.6", "Find it").find(Entity131).given(Entity131.next.id).returning(Entity131.labels, Entity131.size),
    query("Q131.7", "Find it").find(Entity131.before).given(Entity131.size).optionally(Entity131.day).returning(Entity131.before.title).table("table_131"),
    query("Q132.0", "Find it").find(Entity132).given(Entity132.id),
    query("Q132.1", "Find it").find(Entity132).given(Entity132.previous).range(Entity132.day),
    query("Q132.2", "Find it").find(Entity132).given(Entity132.previous.before).orderBy(desc(Entity132.at)),
    query("Q132.3", "Find it").find(Entity132).given(Entity132.previous.before.next.title).also(Entity132.next.title),
    query("Q132.4", "Find it").find(Entity132).given(Entity132.title, Entity132.day).orderBy(Entity132.before),
    query("Q132.5", "Find it").find(Entity132.next).given(Entity132.before.title),
    query("Q132.6", "Find it").find(Entity132).given(Entity132.next.id).returning(Entity132.labels, Entity132.size),
    query("Q132.7", "Find it").find(Entity132.before).given(Entity132.size).optionally(Entity132.day).returning(Entity132.before.title).table("table_132"),
    query("Q133.0", "Find it").find(Entity133).given(Entity133.id),
    query("Q133.1", "Find it").find(Entity133).given(Entity133.previous).range(Entity133.day),
    query("Q133.2", "Find it").find(Entity133).given(Entity133.previous.before).orderBy(desc(Entity133.at)),
    query("Q133.3", "Find it").find(Entity133).given(Entity133.previous.before.next.title).also(Entity133.next.title),
    query("Q133.4", "Find it").find(Entity133).given(Entity133.title, Entity133.day).orderBy(Entity133.before),
    query("Q133.5", "Find it").find(Entity133.next).given(Entity133.before.title),
    query("Q133.6", "Find it").find(Entity133).given(Entity133.next.id).returning(Entity133.labels, Entity133.size),
    query("Q133.7", "Find it").find(Entity133.before).given(Entity133.size).optionally(Entity133.day).returning(Entity133.before.title).table("table_133"),
    query("Q134.0", "Find it").find(Entity134).given(Entity134.id),
    query("Q134.1", "Find it").find(Entity134).given(Entity134.previous).range(Entity134.day),
    query("Q134.2", "Find it").find(Entity134).given(Entity134.previous.before).orderBy(desc(Entity134.at)),
    query("Q134.3", "Find it").find(Entity134).given(Entity134.previous.before.next.title).also(Entity134.next.title),
    query("Q134.4", "Find it").find(Entity134).given(Entity134.title, Entity134.day).orderBy(Entity134.before),
    query("Q134.5", "Find it").find(Entity134.next).given(Entity134.before.title),
    query("Q134.6", "Find it").find(Entity134).given(Entity134.next.id).returning(Entity134.labels, Entity134.size),
    query("Q134.7", "Find it").find(Entity134.before).given(Entity134.size).optionally(Entity134.day).returning(Entity134.before.title).table("table_134"),
    query("Q135.0", "Find it").find(Entity135).given(Entity135.id),
    query("Q135.1", "Find it").find(Entity135).given(Entity135.previous).range(Entity135.day),
    query("Q135.2", "Find it").find(Entity135).given(Entity135.previous.before).orderBy(desc(Entity135.at)),
    query("Q135.3", "Find it").find(Entity135).given(Entity135.previous.before.next.title).also(Entity135.next.title),
    query("Q135.4", "Find it").find(Entity135).given(Entity135.title, Entity135.day).orderBy(Entity135.before),
    query("Q135.5", "Find it").find(Entity135.next).given(Entity135.before.title),
    query("Q135.6", "Find it").find(Entity135).given(Entity135.next.id).returning(Entity135.labels, Entity135.size),
    query("Q135.7", "Find it").find(Entity135.before).given(Entity135.size).optionally(Entity135.day).returning(Entity135.before.title).table("table_135"),
    query("Q136.0", "Find it").find(Entity136).given(Entity136.id),
    query("Q136.1", "Find it").find(Entity136).given(Entity136.previous).range(Entity136.day),
    query("Q136.2", "Find it").find(Entity136).given(Entity136.previous.before).orderBy(desc(Entity136.at)),
    query("Q136.3", "Find it").find(Entity136).given(Entity136.previous.before.next.title).also(Entity136.next.title),
    query("Q136.4", "Find it").find(Entity136).given(Entity136.title, Entity136.day).orderBy(Entity136.before),
    query("Q136.5", "Find it").find(Entity136.next).given(Entity136.before.title),
    query("Q136.6", "Find it").find(Entity136).given(Entity136.next.id).returning(Entity136.labels, Entity136.size),
    query("Q136.7", "Find it").find(Entity136.before).given(Entity136.size).optionally(Entity136.day).returning(Entity136.before.title).table("table_136"),
    query("Q137.0", "Find it").find(Entity137).given(Entity137.id),
    query("Q137.1", "Find it").find(Entity137).given(Entity137.previous).range(Entity137.day),
    query("Q137.2", "Find it").find(Entity137).given(Entity137.previous.before).orderBy(desc(Entity137.at)),
    query("Q137.3", "Find it").find(Entity137).given(Entity137.previous.before.next.title).also(Entity137.next.title),
    query("Q137.4", "Find it").find(Entity137).given(Entity137.title, Entity137.day).orderBy(Entity137.before),
    query("Q137.5", "Find it").find(Entity137.next).given(Entity137.before.title),
    query("Q137.6", "Find it").find(Entity137).given(Entity137.next.id).returning(Entity137.labels, Entity137.size),
    query("Q137.7", "Find it").find(Entity137.before).given(Entity137.size).optionally(Entity137.day).returning(Entity137.before.title).table("table_137"),
    query("Q138.0", "Find it").find(Entity138).given(Entity138.id),
    query("Q138.1", "Find it").find(Entity138).given(Entity138.previous).range(Entity138.day),
    query("Q138.2", "Find it").find(Entity138).given(Entity138.previous.before).orderBy(desc(Entity138.at)),
    query("Q138.3", "Find it").find(Entity138).given(Entity138.previous.before.next.title).also(Entity138.next.title),
    query("Q138.4", "Find it").find(Entity138).given(Entity138.title, Entity138.day).orderBy(Entity138.before),
    query("Q138.5", "Find it").find(Entity138.next).given(Entity138.before.title),
    query("Q138.6", "Find it").find(Entity138).given(Entity138.next.id).returning(Entity138.labels, Entity138.size),
    query("Q138.7", "Find it").find(Entity138.before).given(Entity138.size).optionally(Entity138.day).returning(Entity138.before.title).table("table_138"),
    query("Q139.0", "Find it").find(Entity139).given(Entity139.id),
    query("Q139.1", "Find it").find(Entity139).given(Entity139.previous).range(Entity139.day),
    query("Q139.2", "Find it").find(Entity139).given(Entity139.previous.before).orderBy(desc(Entity139.at)),
    query("Q139.3", "Find it").find(Entity139).given(Entity139.previous.before.next.title).also(Entity139.next.title),
    query("Q139.4", "Find it").find(Entity139).given(Entity139.title, Entity139.day).orderBy(Entity139.before),
    query("Q139.5", "Find it").find(Entity139.next).given(Entity139.before.title),
    query("Q139.6", "Find it").find(Entity139).given(Entity139.next.id).returning(Entity139.labels, Entity139.size),
    query("Q139.7", "Find it").find(Entity139.before).given(Entity139.size).optionally(Entity139.day).returning(Entity139.before.title).table("table_139"),
    query("Q140.0", "Find it").find(Entity140).given(Entity140.id),
    query("Q140.1", "Find it").find(Entity140).given(Entity140.previous).range(Entity140.day),
    query("Q140.2", "Find it").find(Entity140).given(Entity140.previous.before).orderBy(desc(Entity140.at)),
    query("Q140.3", "Find it").find(Entity140).given(Entity140.previous.before.next.title).also(Entity140.next.title),
    query("Q140.4", "Find it").find(Entity140).given(Entity140.title, Entity140.day).orderBy(Entity140.before),
    query("Q140.5", "Find it").find(Entity140.next).given(Entity140.before.title),
    query("Q140.6", "Find it").find(Entity140).given(Entity140.next.id).returning(Entity140.labels, Entity140.size),
    query("Q140.7", "Find it").find(Entity140.before).given(Entity140.size).optionally(Entity140.day).returning(Entity140.before.title).table("table_140"),
    query("Q141.0", "Find it").find(Entity141).given(Entity141.id),
    query("Q141.1", "Find it").find(Entity141).given(Entity141.previous).range(Entity141.day),
    query("Q141.2", "Find it").find(Entity141).given(Entity141.previous.before).orderBy(desc(Entity141.at)),
    query("Q141.3", "Find it").find(Entity141).given(Entity141.previous.before.next.title).also(Entity141.next.title),
    query("Q141.4", "Find it").find(Entity141).given(Entity141.title, Entity141.day).orderBy(Entity141.before),
    query("Q141.5", "Find it").find(Entity141.next).given(Entity141.before.title),
    query("Q141.6", "Find it").find(Entity141).given(Entity141.next.id).returning(Entity141.labels, Entity141.size),
    query("Q141.7", "Find it").find(Entity141.before).given(Entity141.size).optionally(Entity141.day).returning(Entity141.before.title).table("table_141"),
    query("Q142.0", "Find it").find(Entity142).given(Entity142.id),
    query("Q142.1", "Find it").find(Entity142).given(Entity142.previous).range(Entity142.day),
    query("Q142.2", "Find it").find(Entity142).given(Entity142.previous.before).orderBy(desc(Entity142.at)),
    query("Q142.3", "Find it").find(Entity142).given(Entity142.previous.before.next.title).also(Entity142.next.title),
    query("Q142.4", "Find it").find(Entity142).given(Entity142.title, Entity142.day).orderBy(Entity142.before),
    query("Q142.5", "Find it").find(Entity142.next).given(Entity142.before.title),
    query("Q142.6", "Find it").find(Entity142).given(Entity142.next.id).returning(Entity142.labels, Entity142.size),
    query("Q142.7", "Find it").find(Entity142.before).given(Entity142.size).optionally(Entity142.day).returning(Entity142.before.title).table("table_142"),
    query("Q143.0", "Find it").find(Entity143).given(Entity143.id),
    query("Q143.1", "Find it").find(Entity143).given(Entity143.previous).range(Entity143.day),
    query("Q143.2", "Find it").find(Entity143).given(Entity143.previous.before).orderBy(desc(Entity143.at)),
    query("Q143.3", "Find it").find(Entity143).given(Entity143.previous.before.next.title).also(Entity143.next.title),
    query("Q143.4", "Find it").find(Entity143).given(Entity143.title, Entity143.day).orderBy(Entity143.before),
    query("Q143.5", "Find it").find(Entity143.next).given(Entity143.before.title),
    query("Q143.6", "Find it").find(Entity143).given(Entity143.next.id).returning(Entity143.labels, Entity143.size),
    query("Q143.7", "Find it").find(Entity143.before).given(Entity143.size).optionally(Entity143.day).returning(Entity143.before.title).table("table_143"),
    query("Q144.0", "Find it").find(Entity144).given(Entity144.id),
    query("Q144.1", "Find it").find(Entity144).given(Entity144.previous).range(Entity144.day),
    query("Q144.2", "Find it").find(Entity144).given(Entity144.previous.before).orderBy(desc(Entity144.at)),
    query("Q144.3", "Find it").find(Entity144).given(Entity144.previous.before.next.title).also(Entity144.next.title),
    query("Q144.4", "Find it").find(Entity144).given(Entity144.title, Entity144.day).orderBy(Entity144.before),
    query("Q144.5", "Find it").find(Entity144.next).given(Entity144.before.title),
    query("Q144.6", "Find it").find(Entity144).given(Entity144.next.id).returning(Entity144.labels, Entity144.size),
    query("Q144.7", "Find it").find(Entity144.before).given(Entity144.size).optionally(Entity144.day).returning(Entity144.before.title).table("table_144"),
    query("Q145.0", "Find it").find(Entity145).given(Entity145.id),
    query("Q145.1", "Find it").find(Entity145).given(Entity145.previous).range(Entity145.day),
    query("Q145.2", "Find it").find(Entity145).given(Entity145.previous.before).orderBy(desc(Entity145.at)),
    query("Q145.3", "Find it").find(Entity145).given(Entity145.previous.before.next.title).also(Entity145.next.title),
    query("Q145.4", "Find it").find(Entity145).given(Entity145.title, Entity145.day).orderBy(Entity145.before),
    query("Q145.5", "Find it").find(Entity145.next).given(Entity145.before.title),
    query("Q145.6", "Find it").find(Entity145).given(Entity145.next.id).returning(Entity145.labels, Entity145.size),
    query("Q145.7", "Find it").find(Entity145.before).given(Entity145.size).optionally(Entity145.day).returning(Entity145.before.title).table("table_145"),
    query("Q146.0", "Find it").find(Entity146).given(Entity146.id),
    query("Q146.1", "Find it").find(Entity146).given(Entity146.previous).range(Entity146.day),
    query("Q146.2", "Find it").find(Entity146).given(Entity146.previous.before).orderBy(desc(Entity146.at)),
    query("Q146.3", "Find it").find(Entity146).given(Entity146.previous.before.next.title).also(Entity146.next.title),
    query("Q146.4", "Find it").find(Entity146).given(Entity146.title, Entity146.day).orderBy(Entity146.before),
    query("Q146.5", "Find it").find(Entity146.next).given(Entity146.before.title),
    query("Q146.6", "Find it").find(Entity146).given(Entity146.next.id).returning(Entity146.labels, Entity146.size),
    query("Q146.7", "Find it").find(Entity146.before).given(Entity146.size).optionally(Entity146.day).returning(Entity146.before.title).table("table_146"),
    query("Q147.0", "Find it").find(Entity147).given(Entity147.id),
    query("Q147.1", "Find it").find(Entity147).given(Entity147.previous).range(Entity147.day),
    query("Q147.2", "Find it").find(Entity147).given(Entity147.previous.before).orderBy(desc(Entity147.at)),
    query("Q147.3", "Find it").find(Entity147).given(Entity147.previous.before.next.title).also(Entity147.next.title),
    query("Q147.4", "Find it").find(Entity147).given(Entity147.title, Entity147.day).orderBy(Entity147.before),
    query("Q147.5", "Find it").find(Entity147.next).given(Entity147.before.title),
    query("Q147.6", "Find it").find(Entity147).given(Entity147.next.id).returning(Entity147.labels, Entity147.size),
    query("Q147.7", "Find it").find(Entity147.before).given(Entity147.size).optionally(Entity147.day).returning(Entity147.before.title).table("table_147"),
    query("Q148.0", "Find it").find(Entity148).given(Entity148.id),
    query("Q148.1", "Find it").find(Entity148).given(Entity148.previous).range(Entity148.day),
    query("Q148.2", "Find it").find(Entity148).given(Entity148.previous.before).orderBy(desc(Entity148.at)),
    query("Q148.3", "Find it").find(Entity148).given(Entity148.previous.before.next.title).also(Entity148.next.title),
    query("Q148.4", "Find it").find(Entity148).given(Entity148.title, Entity148.day).orderBy(Entity148.before),
    query("Q148.5", "Find it").find(Entity148.next).given(Entity148.before.title),
    query("Q148.6", "Find it").find(Entity148).given(Entity148.next.id).returning(Entity148.labels, Entity148.size),
    query("Q148.7", "Find it").find(Entity148.before).given(Entity148.size).optionally(Entity148.day).returning(Entity148.before.title).table("table_148"),
    query("Q149.0", "Find it").find(Entity149).given(Entity149.id),
    query("Q149.1", "Find it").find(Entity149).given(Entity149.previous).range(Entity149.day),
    query("Q149.2", "Find it").find(Entity149).given(Entity149.previous.before).orderBy(desc(Entity149.at)),
    query("Q149.3", "Find it").find(Entity149).given(Entity149.previous.before.next.title).also(Entity149.next.title),
    query("Q149.4", "Find it").find(Entity149).given(Entity149.title, Entity149.day).orderBy(Entity149.before),
    query("Q149.5", "Find it").find(Entity149.next).given(Entity149.before.title),
    query("Q149.6", "Find it").find(Entity149).given(Entity149.next.id).returning(Entity149.labels, Entity149.size),
    query("Q149.7", "Find it").find(Entity149.before).given(Entity149.size).optionally(Entity149.day).returning(Entity149.before.title).table("table_149"),
    query("Q150.0", "Find it").find(Entity150).given(Entity150.id),
    query("Q150.1", "Find it").find(Entity150).given(Entity150.previous).range(Entity150.day),
    query("Q150.2", "Find it").find(Entity150).given(Entity150.previous.before).orderBy(desc(Entity150.at)),
    query("Q150.3", "Find it").find(Entity150).given(Entity150.previous.before.next.title).also(Entity150.next.title),
    query("Q150.4", "Find it").find(Entity150).given(Entity150.title, Entity150.day).orderBy(Entity150.before),
    query("Q150.5", "Find it").find(Entity150.next).given(Entity150.before.title),
    query("Q150.6", "Find it").find(Entity150).given(Entity150.next.id).returning(Entity150.labels, Entity150.size),
    query("Q150.7", "Find it").find(Entity150.before).given(Entity150.size).optionally(Entity150.day).returning(Entity150.before.title).table("table_150"),
    query("Q151.0", "Find it").find(Entity151).given(Entity151.id),
    query("Q151.1", "Find it").find(Entity151).given(Entity151.previous).range(Entity151.day),
    query("Q151.2", "Find it").find(Entity151).given(Entity151.previous.before).orderBy(desc(Entity151.at)),
    query("Q151.3", "Find it").find(Entity151).given(Entity151.previous.before.next.title).also(Entity151.next.title),
    query("Q151.4", "Find it").find(Entity151).given(Entity151.title, Entity151.day).orderBy(Entity151.before),
    query("Q151.5", "Find it").find(Entity151.next).given(Entity151.before.title),
    query("Q151.6", "Find it").find(Entity151).given(Entity151.next.id).returning(Entity151.labels, Entity151.size),
    query("Q151.7", "Find it").find(Entity151.before).given(Entity151.size).optionally(Entity151.day).returning(Entity151.before.title).table("table_151"),
    query("Q152.0", "Find it").find(Entity152).given(Entity152.id),
    query("Q152.1", "Find it").find(Entity152).given(Entity152.previous).range(Entity152.day),
    query("Q152.2", "Find it").find(Entity152).given(Entity152.previous.before).orderBy(desc(Entity152.at)),
    query("Q152.3", "Find it").find(Entity152).given(Entity152.previous.before.next.title).also(Entity152.next.title),
    query("Q152.4", "Find it").find(Entity152).given(Entity152.title, Entity152.day).orderBy(Entity152.before),
    query("Q152.5", "Find it").find(Entity152.next).given(Entity152.before.title),
    query("Q152.6", "Find it").find(Entity152).given(Entity152.next.id).returning(Entity152.labels, Entity152.size),
    query("Q152.7", "Find it").find(Entity152.before).given(Entity152.size).optionally(Entity152.day).returning(Entity152.before.title).table("table_152"),
    query("Q153.0", "Find it").find(Entity153).given(Entity153.id),
    query("Q153.1", "Find it").find(Entity153).given(Entity153.previous).range(Entity153.day),
    query("Q153.2", "Find it").find(Entity153).given(Entity153.previous.before).orderBy(desc(Entity153.at)),
    query("Q153.3", "Find it").find(Entity153).given(Entity153.previous.before.next.title).also(Entity153.next.title),
    query("Q153.4", "Find it").find(Entity153).given(Entity153.title, Entity153.day).orderBy(Entity153.before),
    query("Q153.5", "Find it").find(Entity153.next).given(Entity153.before.title),
    query("Q153.6", "Find it").find(Entity153).given(Entity153.next.id).returning(Entity153.labels, Entity153.size),
    query("Q153.7", "Find it").find(Entity153.before).given(Entity153.size).optionally(Entity153.day).returning(Entity153.before.title).table("table_153"),
    query("Q154.0", "Find it").find(Entity154).given(Entity154.id),
    query("Q154.1", "Find it").find(Entity154).given(Entity154.previous).range(Entity154.day),
    query("Q154.2", "Find it").find(Entity154).given(Entity154.previous.before).orderBy(desc(Entity154.at)),
    query("Q154.3", "Find it").find(Entity154).given(Entity154.previous.before.next.title).also(Entity154.next.title),
    query("Q154.4", "Find it").find(Entity154).given(Entity154.title, Entity154.day).orderBy(Entity154.before),
    query("Q154.5", "Find it").find(Entity154.next).given(Entity154.before.title),
    query("Q154.6", "Find it").find(Entity154).given(Entity154.next.id).returning(Entity154.labels, Entity154.size),
    query("Q154.7", "Find it").find(Entity154.before).given(Entity154.size).optionally(Entity154.day).returning(Entity154.before.title).table("table_154"),
    query("Q155.0", "Find it").find(Entity155).given(Entity155.id),
    query("Q155.1", "Find it").find(Entity155).given(Entity155.previous).range(Entity155.day),
    query("Q155.2", "Find it").find(Entity155).given(Entity155.previous.before).orderBy(desc(Entity155.at)),
    query("Q155.3", "Find it").find(Entity155).given(Entity155.previous.before.next.title).also(Entity155.next.title),
    query("Q155.4", "Find it").find(Entity155).given(Entity155.title, Entity155.day).orderBy(Entity155.before),
    query("Q155.5", "Find it").find(Entity155.next).given(Entity155.before.title),
    query("Q155.6", "Find it").find(Entity155).given(Entity155.next.id).returning(Entity155.labels, Entity155.size),
    query("Q155.7", "Find it").find(Entity155.before).given(Entity155.size).optionally(Entity155.day).returning(Entity155.before.title).table("table_155"),
    query("Q156.0", "Find it").find(Entity156).given(Entity156.id),
    query("Q156.1", "Find it").find(Entity156).given(Entity156.previous).range(Entity156.day),
    query("Q156.2", "Find it").find(Entity156).given(Entity156.previous.before).orderBy(desc(Entity156.at)),
    query("Q156.3", "Find it").find(Entity156).given(Entity156.previous.before.next.title).also(Entity156.next.title),
    query("Q156.4", "Find it").find(Entity156).given(Entity156.title, Entity156.day).orderBy(Entity156.before),
    query("Q156.5", "Find it").find(Entity156.next).given(Entity156.before.title),
    query("Q156.6", "Find it").find(Entity156).given(Entity156.next.id).returning(Entity156.labels, Entity156.size),
    query("Q156.7", "Find it").find(Entity156.before).given(Entity156.size).optionally(Entity156.day).returning(Entity156.before.title).table("table_156"),
    query("Q157.0", "Find it").find(Entity157).given(Entity157.id),
    query("Q157.1", "Find it").find(Entity157).given(Entity157.previous).range(Entity157.day),
    query("Q157.2", "Find it").find(Entity157).given(Entity157.previous.before).orderBy(desc(Entity157.at)),
    query("Q157.3", "Find it").find(Entity157).given(Entity157.previous.before.next.title).also(Entity157.next.title),
    query("Q157.4", "Find it").find(Entity157).given(Entity157.title, Entity157.day).orderBy(Entity157.before),
    query("Q157.5", "Find it").find(Entity157.next).given(Entity157.before.title),
    query("Q157.6", "Find it").find(Entity157).given(Entity157.next.id).returning(Entity157.labels, Entity157.size),
    query("Q157.7", "Find it").find(Entity157.before).given(Entity157.size).optionally(Entity157.day).returning(Entity157.before.title).table("table_157"),
    query("Q158.0", "Find it").find(Entity158).given(Entity158.id),
    query("Q158.1", "Find it").find(Entity158).given(Entity158.previous).range(Entity158.day),
    query("Q158.2", "Find it").find(Entity158).given(Entity158.previous.before).orderBy(desc(Entity158.at)),
    query("Q158.3", "Find it").find(Entity158).given(Entity158.previous.before.next.title).also(Entity158.next.title),
    query("Q158.4", "Find it").find(Entity158).given(Entity158.title, Entity158.day).orderBy(Entity158.before),
    query("Q158.5", "Find it").find(Entity158.next).given(Entity158.before.title),
    query("Q158.6", "Find it").find(Entity158).given(Entity158.next.id).returning(Entity158.labels, Entity158.size),
    query("Q158.7", "Find it").find(Entity158.before).given(Entity158.size).optionally(Entity158.day).returning(Entity158.before.title).table("table_158"),
    query("Q159.0", "Find it").find(Entity159).given(Entity159.id),
    query("Q159.1", "Find it").find(Entity159).given(Entity159.previous).range(Entity159.day),
    query("Q159.2", "Find it").find(Entity159).given(Entity159.previous.before).orderBy(desc(Entity159.at)),
    query("Q159.3", "Find it").find(Entity159).given(Entity159.previous.before.next.title).also(Entity159.next.title),
    query("Q159.4", "Find it").find(Entity159).given(Entity159.title, Entity159.day).orderBy(Entity159.before),
    query("Q159.5", "Find it").find(Entity159.next).given(Entity159.before.title),
    query("Q159.6", "Find it").find(Entity159).given(Entity159.next.id).returning(Entity159.labels, Entity159.size),
    query("Q159.7", "Find it").find(Entity159.before).given(Entity159.size).optionally(Entity159.day).returning(Entity159.before.title).table("table_159"),
    query("Q160.0", "Find it").find(Entity160).given(Entity160.id),
    query("Q160.1", "Find it").find(Entity160).given(Entity160.previous).range(Entity160.day),
    query("Q160.2", "Find it").find(Entity160).given(Entity160.previous.before).orderBy(desc(Entity160.at)),
    query("Q160.3", "Find it").find(Entity160).given(Entity160.previous.before.next.title).also(Entity160.next.title),
    query("Q160.4", "Find it").find(Entity160).given(Entity160.title, Entity160.day).orderBy(Entity160.before),
    query("Q160.5", "Find it").find(Entity160.next).given(Entity160.before.title),
    query("Q160.6", "Find it").find(Entity160).given(Entity160.next.id).returning(Entity160.labels, Entity160.size),
    query("Q160.7", "Find it").find(Entity160.before).given(Entity160.size).optionally(Entity160.day).returning(Entity160.before.title).table("table_160"),
    query("Q161.0", "Find it").find(Entity161).given(Entity161.id),
    query("Q161.1", "Find it").find(Entity161).given(Entity161.previous).range(Entity161.day),
    query("Q161.2", "Find it").find(Entity161).given(Entity161.previous.before).orderBy(desc(Entity161.at)),
    query("Q161.3", "Find it").find(Entity161).given(Entity161.previous.before.next.title).also(Entity161.next.title),
    query("Q161.4", "Find it").find(Entity161).given(Entity161.title, Entity161.day).orderBy(Entity161.before),
    query("Q161.5", "Find it").find(Entity161.next).given(Entity161.before.title),
    query("Q161.6", "Find it").find(Entity161).given(Entity161.next.id).returning(Entity161.labels, Entity161.size),
    query("Q161.7", "Find it").find(Entity161.before).given(Entity161.size).optionally(Entity161.day).returning(Entity161.before.title).table("table_161"),
    query("Q162.0", "Find it").find(Entity162).given(Entity162.id),
    query("Q162.1", "Find it").find(Entity162).given(Entity162.previous).range(Entity162.day),
    query("Q162.2", "Find it").find(Entity162).given(Entity162.previous.before).orderBy(desc(Entity162.at)),
    query("Q162.3", "Find it").find(Entity162).given(Entity162.previous.before.next.title).also(Entity162.next.title),
    query("Q162.4", "Find it").find(Entity162).given(Entity162.title, Entity162.day).orderBy(Entity162.before),
    query("Q162.5", "Find it").find(Entity162.next).given(Entity162.before.title),
    query("Q162.6", "Find it").find(Entity162).given(Entity162.next.id).returning(Entity162.labels, Entity162.size),
    query("Q162.7", "Find it").find(Entity162.before).given(Entity162.size).optionally(Entity162.day).returning(Entity162.before.title).table("table_162"),
    query("Q163.0", "Find it").find(Entity163).given(Entity163.id),
    query("Q163.1", "Find it").find(Entity163).given(Entity163.previous).range(Entity163.day),
    query("Q163.2", "Find it").find(Entity163).given(Entity163.previous.before).orderBy(desc(Entity163.at)),
    query("Q163.3", "Find it").find(Entity163).given(Entity163.previous.before.next.title).also(Entity163.next.title),
    query("Q163.4", "Find it").find(Entity163).given(Entity163.title, Entity163.day).orderBy(Entity163.before),
    query("Q163.5", "Find it").find(Entity163.next).given(Entity163.before.title),
    query("Q163.6", "Find it").find(Entity163).given(Entity163.next.id).returning(Entity163.labels, Entity163.size),
    query("Q163.7", "Find it").find(Entity163.before).given(Entity163.size).optionally(Entity163.day).returning(Entity163.before.title).table("table_163"),
    query("Q164.0", "Find it").find(Entity164).given(Entity164.id),
    query("Q164.1", "Find it").find(Entity164).given(Entity164.previous).range(Entity164.day),
    query("Q164.2", "Find it").find(Entity164).given(Entity164.previous.before).orderBy(desc(Entity164.at)),
    query("Q164.3", "Find it").find(Entity164).given(Entity164.previous.before.next.title).also(Entity164.next.title),
    query("Q164.4", "Find it").find(Entity164).given(Entity164.title, Entity164.day).orderBy(Entity164.before),
    query("Q164.5", "Find it").find(Entity164.next).given(Entity164.before.title),
    query("Q164.6", "Find it").find(Entity164).given(Entity164.next.id).returning(Entity164.labels, Entity164.size),
    query("Q164.7", "Find it").find(Entity164.before).given(Entity164.size).optionally(Entity164.day).returning(Entity164.before.title).table("table_164"),
    query("Q165.0", "Find it").find(Entity165).given(Entity165.id),
    query("Q165.1", "Find it").find(Entity165).given(Entity165.previous).range(Entity165.day),
    query("Q165.2", "Find it").find(Entity165).given(Entity165.previous.before).orderBy(desc(Entity165.at)),
    query("Q165.3", "Find it").find(Entity165).given(Entity165.previous.before.next.title).also(Entity165.next.title),
    query("Q165.4", "Find it").find(Entity165).given(Entity165.title, Entity165.day).orderBy(Entity165.before),
    query("Q165.5", "Find it").find(Entity165.next).given(Entity165.before.title),
    query("Q165.6", "Find it").find(Entity165).given(Entity165.next.id).returning(Entity165.labels, Entity165.size),
    query("Q165.7", "Find it").find(Entity165.before).given(Entity165.size).optionally(Entity165.day).returning(Entity165.before.title).table("table_165"),
    query("Q166.0", "Find it").find(Entity166).given(Entity166.id),
    query("Q166.1", "Find it").find(Entity166).given(Entity166.previous).range(Entity166.day),
    query("Q166.2", "Find it").find(Entity166).given(Entity166.previous.before).orderBy(desc(Entity166.at)),
    query("Q166.3", "Find it").find(Entity166).given(Entity166.previous.before.next.title).also(Entity166.next.title),
    query("Q166.4", "Find it").find(Entity166).given(Entity166.title, Entity166.day).orderBy(Entity166.before),
    query("Q166.5", "Find it").find(Entity166.next).given(Entity166.before.title),
    query("Q166.6", "Find it").find(Entity166).given(Entity166.next.id).returning(Entity166.labels, Entity166.size),
    query("Q166.7", "Find it").find(Entity166.before).given(Entity166.size).optionally(Entity166.day).returning(Entity166.before.title).table("table_166"),
    query("Q167.0", "Find it").find(Entity167).given(Entity167.id),
    query("Q167.1", "Find it").find(Entity167).given(Entity167.previous).range(Entity167.day),
    query("Q167.2", "Find it").find(Entity167).given(Entity167.previous.before).orderBy(desc(Entity167.at)),
    query("Q167.3", "Find it").find(Entity167).given(Entity167.previous.before.next.title).also(Entity167.next.title),
    query("Q167.4", "Find it").find(Entity167).given(Entity167.title, Entity167.day).orderBy(Entity167.before),
    query("Q167.5", "Find it").find(Entity167.next).given(Entity167.before.title),
    query("Q167.6", "Find it").find(Entity167).given(Entity167.next.id).returning(Entity167.labels, Entity167.size),
    query("Q167.7", "Find it").find(Entity167.before).given(Entity167.size).optionally(Entity167.day).returning(Entity167.before.title).table("table_167"),
    query("Q168.0", "Find it").find(Entity168).given(Entity168.id),
    query("Q168.1", "Find it").find(Entity168).given(Entity168.previous).range(Entity168.day),
    query("Q168.2", "Find it").find(Entity168).given(Entity168.previous.before).orderBy(desc(Entity168.at)),
    query("Q168.3", "Find it").find(Entity168).given(Entity168.previous.before.next.title).also(Entity168.next.title),
    query("Q168.4", "Find it").find(Entity168).given(Entity168.title, Entity168.day).orderBy(Entity168.before),
    query("Q168.5", "Find it").find(Entity168.next).given(Entity168.before.title),
    query("Q168.6", "Find it").find(Entity168).given(Entity168.next.id).returning(Entity168.labels, Entity168.size),
    query("Q168.7", "Find it").find(Entity168.before).given(Entity168.size).optionally(Entity168.day).returning(Entity168.before.title).table("table_168"),
    query("Q169.0", "Find it").find(Entity169).given(Entity169.id),
    query("Q169.1", "Find it").find(Entity169).given(Entity169.previous).range(Entity169.day),
    query("Q169.2", "Find it").find(Entity169).given(Entity169.previous.before).orderBy(desc(Entity169.at)),
    query("Q169.3", "Find it").find(Entity169).given(Entity169.previous.before.next.title).also(Entity169.next.title),
    query("Q169.4", "Find it").find(Entity169).given(Entity169.title, Entity169.day).orderBy(Entity169.before),
    query("Q169.5", "Find it").find(Entity169.next).given(Entity169.before.title),
    query("Q169.6", "Find it").find(Entity169).given(Entity169.next.id).returning(Entity169.labels, Entity169.size),
    query("Q169.7", "Find it").find(Entity169.before).given(Entity169.size).optionally(Entity169.day).returning(Entity169.before.title).table("table_169"),
    query("Q170.0", "Find it").find(Entity170).given(Entity170.id),
    query("Q170.1", "Find it").find(Entity170).given(Entity170.previous).range(Entity170.day),
    query("Q170.2", "Find it").find(Entity170).given(Entity170.previous.before).orderBy(desc(Entity170.at)),
    query("Q170.3", "Find it").find(Entity170).given(Entity170.previous.before.next.title).also(Entity170.next.title),
    query("Q170.4", "Find it").find(Entity170).given(Entity170.title, Entity170.day).orderBy(Entity170.before),
    query("Q170.5", "Find it").find(Entity170.next).given(Entity170.before.title),
    query("Q170.6", "Find it").find(Entity170).given(Entity170.next.id).returning(Entity170.labels, Entity170.size),
    query("Q170.7", "Find it").find(Entity170.before).given(Entity170.size).optionally(Entity170.day).returning(Entity170.before.title).table("table_170"),
    query("Q171.0", "Find it").find(Entity171).given(Entity171.id),
    query("Q171.1", "Find it").find(Entity171).given(Entity171.previous).range(Entity171.day),
    query("Q171.2", "Find it").find(Entity171).given(Entity171.previous.before).orderBy(desc(Entity171.at)),
    query("Q171.3", "Find it").find(Entity171).given(Entity171.previous.before.next.title).also(Entity171.next.title),
    query("Q171.4", "Find it").find(Entity171).given(Entity171.title, Entity171.day).orderBy(Entity171.before),
    query("Q171.5", "Find it").find(Entity171.next).given(Entity171.before.title),
    query("Q171.6", "Find it").find(Entity171).given(Entity171.next.id).returning(Entity171.labels, Entity171.size),
    query("Q171.7", "Find it").find(Entity171.before).given(Entity171.size).optionally(Entity171.day).returning(Entity171.before.title).table("table_171"),
    query("Q172.0", "Find it").find(Entity172).given(Entity172.id),
    query("Q172.1", "Find it").find(Entity172).given(Entity172.previous).range(Entity172.day),
    query("Q172.2", "Find it").find(Entity172).given(Entity172.previous.before).orderBy(desc(Entity172.at)),
    query("Q172.3", "Find it").find(Entity172).given(Entity172.previous.before.next.title).also(Entity172.next.title),
    query("Q172.4", "Find it").find(Entity172).given(Entity172.title, Entity172.day).orderBy(Entity172.before),
    query("Q172.5", "Find it").find(Entity172.next).given(Entity172.before.title),
    query("Q172.6", "Find it").find(Entity172).given(Entity172.next.id).returning(Entity172.labels, Entity172.size),
    query("Q172.7", "Find it").find(Entity172.before).given(Entity172.size).optionally(Entity172.day).returning(Entity172.before.title).table("table_172"),
    query("Q173.0", "Find it").find(Entity173).given(Entity173.id),
    query("Q173.1", "Find it").find(Entity173).given(Entity173.previous).range(Entity173.day),
    query("Q173.2", "Find it").find(Entity173).given(Entity173.previous.before).orderBy(desc(Entity173.at)),
    query("Q173.3", "Find it").find(Entity173).given(Entity173.previous.before.next.title).also(Entity173.next.title),
    query("Q173.4", "Find it").find(Entity173).given(Entity173.title, Entity173.day).orderBy(Entity173.before),
    query("Q173.5", "Find it").find(Entity173.next).given(Entity173.before.title),
    query("Q173.6", "Find it").find(Entity173).given(Entity173.next.id).returning(Entity173.labels, Entity173.size),
    query("Q173.7", "Find it").find(Entity173.before).given(Entity173.size).optionally(Entity173.day).returning(Entity173.before.title).table("table_173"),
    query("Q174.0", "Find it").find(Entity174).given(Entity174.id),
    query("Q174.1", "Find it").find(Entity174).given(Entity174.previous).range(Entity174.day),
    query("Q174.2", "Find it").find(Entity174).given(Entity174.previous.before).orderBy(desc(Entity174.at)),
    query("Q174.3", "Find it").find(Entity174).given(Entity174.previous.before.next.title).also(Entity174.next.title),
    query("Q174.4", "Find it").find(Entity174).given(Entity174.title, Entity174.day).orderBy(Entity174.before),
    query("Q174.5", "Find it").find(Entity174.next).given(Entity174.before.title),
    query("Q174.6", "Find it").find(Entity174).given(Entity174.next.id).returning(Entity174.labels, Entity174.size),
    query("Q174.7", "Find it").find(Entity174.before).given(Entity174.size).optionally(Entity174.day).returning(Entity174.before.title).table("table_174"),
    query("Q175.0", "Find it").find(Entity175).given(Entity175.id),
    query("Q175.1", "Find it").find(Entity175).given(Entity175.previous).range(Entity175.day),
    query("Q175.2", "Find it").find(Entity175).given(Entity175.previous.before).orderBy(desc(Entity175.at)),
    query("Q175.3", "Find it").find(Entity175).given(Entity175.previous.before.next.title).also(Entity175.next.title),
    query("Q175.4", "Find it").find(Entity175).given(Entity175.title, Entity175.day).orderBy(Entity175.before),
    query("Q175.5", "Find it").find(Entity175.next).given(Entity175.before.title),
    query("Q175.6", "Find it").find(Entity175).given(Entity175.next.id).returning(Entity175.labels, Entity175.size),
    query("Q175.7", "Find it").find(Entity175.before).given(Entity175.size).optionally(Entity175.day).returning(Entity175.before.title).table("table_175"),
    query("Q176.0", "Find it").find(Entity176).given(Entity176.id),
    query("Q176.1", "Find it").find(Entity176).given(Entity176.previous).range(Entity176.day),
    query("Q176.2", "Find it").find(Entity176).given(Entity176.previous.before).orderBy(desc(Entity176.at)),
    query("Q176.3", "Find it").find(Entity176).given(Entity176.previous.before.next.title).also(Entity176.next.title),
    query("Q176.4", "Find it").find(Entity176).given(Entity176.title, Entity176.day).orderBy(Entity176.before),
    query("Q176.5", "Find it").find(Entity176.next).given(Entity176.before.title),
    query("Q176.6", "Find it").find(Entity176).given(Entity176.next.id).returning(Entity176.labels, Entity176.size),
    query("Q176.7", "Find it").find(Entity176.before).given(Entity176.size).optionally(Entity176.day).returning(Entity176.before.title).table("table_176"),
    query("Q177.0", "Find it").find(Entity177).given(Entity177.id),
    query("Q177.1", "Find it").find(Entity177).given(Entity177.previous).range(Entity177.day),
    query("Q177.2", "Find it").find(Entity177).given(Entity177.previous.before).orderBy(desc(Entity177.at)),
    query("Q177.3", "Find it").find(Entity177).given(Entity177.previous.before.next.title).also(Entity177.next.title),
    query("Q177.4", "Find it").find(Entity177).given(Entity177.title, Entity177.day).orderBy(Entity177.before),
    query("Q177.5", "Find it").find(Entity177.next).given(Entity177.before.title),
    query("Q177.6", "Find it").find(Entity177).given(Entity177.next.id).returning(Entity177.labels, Entity177.size),
    query("Q177.7", "Find it").find(Entity177.before).given(Entity177.size).optionally(Entity177.day).returning(Entity177.before.title).table("table_177"),
    query("Q178.0", "Find it").find(Entity178).given(Entity178.id),
    query("Q178.1", "Find it").find(Entity178).given(Entity178.previous).range(Entity178.day),
    query("Q178.2", "Find it").find(Entity178).given(Entity178.previous.before).orderBy(desc(Entity178.at)),
    query("Q178.3", "Find it").find(Entity178).given(Entity178.previous.before.next.title).also(Entity178.next.title),
    query("Q178.4", "Find it").find(Entity178).given(Entity178.title, Entity178.day).orderBy(Entity178.before),
    query("Q178.5", "Find it").find(Entity178.next).given(Entity178.before.title),
    query("Q178.6", "Find it").find(Entity178).given(Entity178.next.id).returning(Entity178.labels, Entity178.size),
    query("Q178.7", "Find it").find(Entity178.before).given(Entity178.size).optionally(Entity178.day).returning(Entity178.before.title).table("table_178"),
    query("Q179.0", "Find it").find(Entity179).given(Entity179.id),
    query("Q179.1", "Find it").find(Entity179).given(Entity179.previous).range(Entity179.day),
    query("Q179.2", "Find it").find(Entity179).given(Entity179.previous.before).orderBy(desc(Entity179.at)),
    query("Q179.3", "Find it").find(Entity179).given(Entity179.previous.before.next.title).also(Entity179.next.title),
    query("Q179.4", "Find it").find(Entity179).given(Entity179.title, Entity179.day).orderBy(Entity179.before),
    query("Q179.5", "Find it").find(Entity179.next).given(Entity179.before.title),
    query("Q179.6", "Find it").find(Entity179).given(Entity179.next.id).returning(Entity179.labels, Entity179.size),
    query("Q179.7", "Find it").find(Entity179.before).given(Entity179.size).optionally(Entity179.day).returning(Entity179.before.title).table("table_179"),
    query("Q180.0", "Find it").find(Entity180).given(Entity180.id),
    query("Q180.1", "Find it").find(Entity180).given(Entity180.previous).range(Entity180.day),
    query("Q180.2", "Find it").find(Entity180).given(Entity180.previous.before).orderBy(desc(Entity180.at)),
    query("Q180.3", "Find it").find(Entity180).given(Entity180.previous.before.next.title).also(Entity180.next.title),
    query("Q180.4", "Find it").find(Entity180).given(Entity180.title, Entity180.day).orderBy(Entity180.before),
    query("Q180.5", "Find it").find(Entity180.next).given(Entity180.before.title),
    query("Q180.6", "Find it").find(Entity180).given(Entity180.next.id).returning(Entity180.labels, Entity180.size),
    query("Q180.7", "Find it").find(Entity180.before).given(Entity180.size).optionally(Entity180.day).returning(Entity180.before.title).table("table_180"),
    query("Q181.0", "Find it").find(Entity181).given(Entity181.id),
    query("Q181.1", "Find it").find(Entity181).given(Entity181.previous).range(Entity181.day),
    query("Q181.2", "Find it").find(Entity181).given(Entity181.previous.before).orderBy(desc(Entity181.at)),
    query("Q181.3", "Find it").find(Entity181).given(Entity181.previous.before.next.title).also(Entity181.next.title),
    query("Q181.4", "Find it").find(Entity181).given(Entity181.title, Entity181.day).orderBy(Entity181.before),
    query("Q181.5", "Find it").find(Entity181.next).given(Entity181.before.title),
    query("Q181.6", "Find it").find(Entity181).given(Entity181.next.id).returning(Entity181.labels, Entity181.size),
    query("Q181.7", "Find it").find(Entity181.before).given(Entity181.size).optionally(Entity181.day).returning(Entity181.before.title).table("table_181"),
    query("Q182.0", "Find it").find(Entity182).given(Entity182.id),
    query("Q182.1", "Find it").find(Entity182).given(Entity182.previous).range(Entity182.day),
    query("Q182.2", "Find it").find(Entity182).given(Entity182.previous.before).orderBy(desc(Entity182.at)),
    query("Q182.3", "Find it").find(Entity182).given(Entity182.previous.before.next.title).also(Entity182.next.title),
    query("Q182.4", "Find it").find(Entity182).given(Entity182.title, Entity182.day).orderBy(Entity182.before),
    query("Q182.5", "Find it").find(Entity182.next).given(Entity182.before.title),
    query("Q182.6", "Find it").find(Entity182).given(Entity182.next.id).returning(Entity182.labels, Entity182.size),
    query("Q182.7", "Find it").find(Entity182.before).given(Entity182.size).optionally(Entity182.day).returning(Entity182.before.title).table("table_182"),
    query("Q183.0", "Find it").find(Entity183).given(Entity183.id),
    query("Q183.1", "Find it").find(Entity183).given(Entity183.previous).range(Entity183.day),
    query("Q183.2", "Find it").find(Entity183).given(Entity183.previous.before).orderBy(desc(Entity183.at)),
    query("Q183.3", "Find it").find(Entity183).given(Entity183.previous.before.next.title).also(Entity183.next.title),
    query("Q183.4", "Find it").find(Entity183).given(Entity183.title, Entity183.day).orderBy(Entity183.before),
    query("Q183.5", "Find it").find(Entity183.next).given(Entity183.before.title),
    query("Q183.6", "Find it").find(Entity183).given(Entity183.next.id).returning(Entity183.labels, Entity183.size),
    query("Q183.7", "Find it").find(Entity183.before).given(Entity183.size).optionally(Entity183.day).returning(Entity183.before.title).table("table_183"),
    query("Q184.0", "Find it").find(Entity184).given(Entity184.id),
    query("Q184.1", "Find it").find(Entity184).given(Entity184.previous).range(Entity184.day),
    query("Q184.2", "Find it").find(Entity184).given(Entity184.previous.before).orderBy(desc(Entity184.at)),
    query("Q184.3", "Find it").find(Entity184).given(Entity184.previous.before.next.title).also(Entity184.next.title),
    query("Q184.4", "Find it").find(Entity184).given(Entity184.title, Entity184.day).orderBy(Entity184.before),
    query("Q184.5", "Find it").find(Entity184.next).given(Entity184.before.title),
    query("Q184.6", "Find it").find(Entity184).given(Entity184.next.id).returning(Entity184.labels, Entity184.size),
    query("Q184.7", "Find it").find(Entity184.before).given(Entity184.size).optionally(Entity184.day).returning(Entity184.before.title).table("table_184"),
    query("Q185.0", "Find it").find(Entity185).given(Entity185.id),
    query("Q185.1", "Find it").find(Entity185).given(Entity185.previous).range(Entity185.day),
    query("Q185.2", "Find it").find(Entity185).given(Entity185.previous.before).orderBy(desc(Entity185.at)),
    query("Q185.3", "Find it").find(Entity185).given(Entity185.previous.before.next.title).also(Entity185.next.title),
    query("Q185.4", "Find it").find(Entity185).given(Entity185.title, Entity185.day).orderBy(Entity185.before),
    query("Q185.5", "Find it").find(Entity185.next).given(Entity185.before.title),
    query("Q185.6", "Find it").find(Entity185).given(Entity185.next.id).returning(Entity185.labels, Entity185.size),
    query("Q185.7", "Find it").find(Entity185.before).given(Entity185.size).optionally(Entity185.day).returning(Entity185.before.title).table("table_185"),
    query("Q186.0", "Find it").find(Entity186).given(Entity186.id),
    query("Q186.1", "Find it").find(Entity186).given(Entity186.previous).range(Entity186.day),
    query("Q186.2", "Find it").find(Entity186).given(Entity186.previous.before).orderBy(desc(Entity186.at)),
    query("Q186.3", "Find it").find(Entity186).given(Entity186.previous.before.next.title).also(Entity186.next.title),
    query("Q186.4", "Find it").find(Entity186).given(Entity186.title, Entity186.day).orderBy(Entity186.before),
    query("Q186.5", "Find it").find(Entity186.next).given(Entity186.before.title),
    query("Q186.6", "Find it").find(Entity186).given(Entity186.next.id).returning(Entity186.labels, Entity186.size),
    query("Q186.7", "Find it").find(Entity186.before).given(Entity186.size).optionally(Entity186.day).returning(Entity186.before.title).table("table_186"),
    query("Q187.0", "Find it").find(Entity187).given(Entity187.id),
    query("Q187.1", "Find it").find(Entity187).given(Entity187.previous).range(Entity187.day),
    query("Q187.2", "Find it").find(Entity187).given(Entity187.previous.before).orderBy(desc(Entity187.at)),
    query("Q187.3", "Find it").find(Entity187).given(Entity187.previous.before.next.title).also(Entity187.next.title),
    query("Q187.4", "Find it").find(Entity187).given(Entity187.title, Entity187.day).orderBy(Entity187.before),
    query("Q187.5", "Find it").find(Entity187.next).given(Entity187.before.title),
    query("Q187.6", "Find it").find(Entity187).given(Entity187.next.id).returning(Entity187.labels, Entity187.size),
    query("Q187.7", "Find it").find(Entity187.before).given(Entity187.size).optionally(Entity187.day).returning(Entity187.before.title).table("table_187"),
    query("Q188.0", "Find it").find(Entity188).given(Entity188.id),
    query("Q188.1", "Find it").find(Entity188).given(Entity188.previous).range(Entity188.day),
    query("Q188.2", "Find it").find(Entity188).given(Entity188.previous.before).orderBy(desc(Entity188.at)),
    query("Q188.3", "Find it").find(Entity188).given(Entity188.previous.before.next.title).also(Entity188.next.title),
    query("Q188.4", "Find it").find(Entity188).given(Entity188.title, Entity188.day).orderBy(Entity188.before),
    query("Q188.5", "Find it").find(Entity188.next).given(Entity188.before.title),
    query("Q188.6", "Find it").find(Entity188).given(Entity188.next.id).returning(Entity188.labels, Entity188.size),
    query("Q188.7", "Find it").find(Entity188.before).given(Entity188.size).optionally(Entity188.day).returning(Entity188.before.title).table("table_188"),
    query("Q189.0", "Find it").find(Entity189).given(Entity189.id),
    query("Q189.1", "Find it").find(Entity189).given(Entity189.previous).range(Entity189.day),
    query("Q189.2", "Find it").find(Entity189).given(Entity189.previous.before).orderBy(desc(Entity189.at)),
    query("Q189.3", "Find it").find(Entity189).given(Entity189.previous.before.next.title).also(Entity189.next.title),
    query("Q189.4", "Find it").find(Entity189).given(Entity189.title, Entity189.day).orderBy(Entity189.before),
    query("Q189.5", "Find it").find(Entity189.next).given(Entity189.before.title),
    query("Q189.6", "Find it").find(Entity189).given(Entity189.next.id).returning(Entity189.labels, Entity189.size),
    query("Q189.7", "Find it").find(Entity189.before).given(Entity189.size).optionally(Entity189.day).returning(Entity189.before.title).table("table_189"),
    query("Q190.0", "Find it").find(Entity190).given(Entity190.id),
    query("Q190.1", "Find it").find(Entity190).given(Entity190.previous).range(Entity190.day),
    query("Q190.2", "Find it").find(Entity190).given(Entity190.previous.before).orderBy(desc(Entity190.at)),
    query("Q190.3", "Find it").find(Entity190).given(Entity190.previous.before.next.title).also(Entity190.next.title),
    query("Q190.4", "Find it").find(Entity190).given(Entity190.title, Entity190.day).orderBy(Entity190.before),
    query("Q190.5", "Find it").find(Entity190.next).given(Entity190.before.title),
    query("Q190.6", "Find it").find(Entity190).given(Entity190.next.id).returning(Entity190.labels, Entity190.size),
    query("Q190.7", "Find it").find(Entity190.before).given(Entity190.size).optionally(Entity190.day).returning(Entity190.before.title).table("table_190"),
    query("Q191.0", "Find it").find(Entity191).given(Entity191.id),
    query("Q191.1", "Find it").find(Entity191).given(Entity191.previous).range(Entity191.day),
    query("Q191.2", "Find it").find(Entity191).given(Entity191.previous.before).orderBy(desc(Entity191.at)),
    query("Q191.3", "Find it").find(Entity191).given(Entity191.previous.before.next.title).also(Entity191.next.title),
    query("Q191.4", "Find it").find(Entity191).given(Entity191.title, Entity191.day).orderBy(Entity191.before),
    query("Q191.5", "Find it").find(Entity191.next).given(Entity191.before.title),
    query("Q191.6", "Find it").find(Entity191).given(Entity191.next.id).returning(Entity191.labels, Entity191.size),
    query("Q191.7", "Find it").find(Entity191.before).given(Entity191.size).optionally(Entity191.day).returning(Entity191.before.title).table("table_191"),
    query("Q192.0", "Find it").find(Entity192).given(Entity192.id),
    query("Q192.1", "Find it").find(Entity192).given(Entity192.previous).range(Entity192.day),
    query("Q192.2", "Find it").find(Entity192).given(Entity192.previous.before).orderBy(desc(Entity192.at)),
    query("Q192.3", "Find it").find(Entity192).given(Entity192.previous.before.next.title).also(Entity192.next.title),
    query("Q192.4", "Find it").find(Entity192).given(Entity192.title, Entity192.day).orderBy(Entity192.before),
    query("Q192.5", "Find it").find(Entity192.next).given(Entity192.before.title),
    query("Q192.6", "Find it").find(Entity192).given(Entity192.next.id).returning(Entity192.labels, Entity192.size),
    query("Q192.7", "Find it").find(Entity192.before).given(Entity192.size).optionally(Entity192.day).returning(Entity192.before.title).table("table_192"),
    query("Q193.0", "Find it").find(Entity193).given(Entity193.id),
    query("Q193.1", "Find it").find(Entity193).given(Entity193.previous).range(Entity193.day),
    query("Q193.2", "Find it").find(Entity193).given(Entity193.previous.before).orderBy(desc(Entity193.at)),
    query("Q193.3", "Find it").find(Entity193).given(Entity193.previous.before.next.title).also(Entity193.next.title),
    query("Q193.4", "Find it").find(Entity193).given(Entity193.title, Entity193.day).orderBy(Entity193.before),
    query("Q193.5", "Find it").find(Entity193.next).given(Entity193.before.title),
    query("Q193.6", "Find it").find(Entity193).given(Entity193.next.id).returning(Entity193.labels, Entity193.size),
    query("Q193.7", "Find it").find(Entity193.before).given(Entity193.size).optionally(Entity193.day).returning(Entity193.before.title).table("table_193"),
    query("Q194.0", "Find it").find(Entity194).given(Entity194.id),
    query("Q194.1", "Find it").find(Entity194).given(Entity194.previous).range(Entity194.day),
    query("Q194.2", "Find it").find(Entity194).given(Entity194.previous.before).orderBy(desc(Entity194.at)),
    query("Q194.3", "Find it").find(Entity194).given(Entity194.previous.before.next.title).also(Entity194.next.title),
    query("Q194.4", "Find it").find(Entity194).given(Entity194.title, Entity194.day).orderBy(Entity194.before),
    query("Q194.5", "Find it").find(Entity194.next).given(Entity194.before.title),
    query("Q194.6", "Find it").find(Entity194).given(Entity194.next.id).returning(Entity194.labels, Entity194.size),
    query("Q194.7", "Find it").find(Entity194.before).given(Entity194.size).optionally(Entity194.day).returning(Entity194.before.title).table("table_194"),
    query("Q195.0", "Find it").find(Entity195).given(Entity195.id),
    query("Q195.1", "Find it").find(Entity195).given(Entity195.previous).range(Entity195.day),
    query("Q195.2", "Find it").find(Entity195).given(Entity195.previous.before).orderBy(desc(Entity195.at)),
    query("Q195.3", "Find it").find(Entity195).given(Entity195.previous.before.next.title).also(Entity195.next.title),
    query("Q195.4", "Find it").find(Entity195).given(Entity195.title, Entity195.day).orderBy(Entity195.before),
    query("Q195.5", "Find it").find(Entity195.next).given(Entity195.before.title),
    query("Q195.6", "Find it").find(Entity195).given(Entity195.next.id).returning(Entity195.labels, Entity195.size),
    query("Q195.7", "Find it").find(Entity195.before).given(Entity195.size).optionally(Entity195.day).returning(Entity195.before.title).table("table_195"),
    query("Q196.0", "Find it").find(Entity196).given(Entity196.id),
    query("Q196.1", "Find it").find(Entity196).given(Entity196.previous).range(Entity196.day),
    query("Q196.2", "Find it").find(Entity196).given(Entity196.previous.before).orderBy(desc(Entity196.at)),
    query("Q196.3", "Find it").find(Entity196).given(Entity196.previous.before.next.title).also(Entity196.next.title),
    query("Q196.4", "Find it").find(Entity196).given(Entity196.title, Entity196.day).orderBy(Entity196.before),
    query("Q196.5", "Find it").find(Entity196.next).given(Entity196.before.title),
    query("Q196.6", "Find it").find(Entity196).given(Entity196.next.id).returning(Entity196.labels, Entity196.size),
    query("Q196.7", "Find it").find(Entity196.before).given(Entity196.size).optionally(Entity196.day).returning(Entity196.before.title).table("table_196"),
    query("Q197.0", "Find it").find(Entity197).given(Entity197.id),
    query("Q197.1", "Find it").find(Entity197).given(Entity197.previous).range(Entity197.day),
    query("Q197.2", "Find it").find(Entity197).given(Entity197.previous.before).orderBy(desc(Entity197.at)),
    query("Q197.3", "Find it").find(Entity197).given(Entity197.previous.before.next.title).also(Entity197.next.title),
    query("Q197.4", "Find it").find(Entity197).given(Entity197.title, Entity197.day).orderBy(Entity197.before),
    query("Q197.5", "Find it").find(Entity197.next).given(Entity197.before.title),
    query("Q197.6", "Find it").find(Entity197).given(Entity197.next.id).returning(Entity197.labels, Entity197.size),
    query("Q197.7", "Find it").find(Entity197.before).given(Entity197.size).optionally(Entity197.day).returning(Entity197.before.title).table("table_197"),
    query("Q198.0", "Find it").find(Entity198).given(Entity198.id),
    query("Q198.1", "Find it").find(Entity198).given(Entity198.previous).range(Entity198.day),
    query("Q198.2", "Find it").find(Entity198).given(Entity198.previous.before).orderBy(desc(Entity198.at)),
    query("Q198.3", "Find it").find(Entity198).given(Entity198.previous.before.next.title).also(Entity198.next.title),
    query("Q198.4", "Find it").find(Entity198).given(Entity198.title, Entity198.day).orderBy(Entity198.before),
    query("Q198.5", "Find it").find(Entity198.next).given(Entity198.before.title),
    query("Q198.6", "Find it").find(Entity198).given(Entity198.next.id).returning(Entity198.labels, Entity198.size),
    query("Q198.7", "Find it").find(Entity198.before).given(Entity198.size).optionally(Entity198.day).returning(Entity198.before.title).table("table_198"),
    query("Q199.0", "Find it").find(Entity199).given(Entity199.id),
    query("Q199.1", "Find it").find(Entity199).given(Entity199.previous).range(Entity199.day),
    query("Q199.2", "Find it").find(Entity199).given(Entity199.previous.before).orderBy(desc(Entity199.at)),
    query("Q199.3", "Find it").find(Entity199).given(Entity199.previous.before.next.title).also(Entity199.next.title),
    query("Q199.4", "Find it").find(Entity199).given(Entity199.title, Entity199.day).orderBy(Entity199.before),
    query("Q199.5", "Find it").find(Entity199.next).given(Entity199.before.title),
    query("Q199.6", "Find it").find(Entity199).given(Entity199.next.id).returning(Entity199.labels, Entity199.size),
    query("Q199.7", "Find it").find(Entity199.before).given(Entity199.size).optionally(Entity199.day).returning(Entity199.before.title).table("table_199")
  ],
});
