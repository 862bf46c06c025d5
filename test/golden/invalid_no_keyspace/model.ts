import { entity, text } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
