import { expect, it } from "vitest";
import { connectionFromEnvironment, parseContactPoints } from "../../src/cluster/connection-settings.ts";

it("reads the contact points and the data centre", () => {
  const environment = { PERQUERY_CONTACT_POINTS: "10.0.0.1:9042, node2 ,[::1]:9043", PERQUERY_LOCAL_DATACENTER: "dc1" };
  expect(connectionFromEnvironment(environment)).toEqual({
    contactPoints: ["10.0.0.1:9042", "node2", "[::1]:9043"],
    localDataCenter: "dc1",
  });
});

it("has none when neither variable is set", () => {
  expect(connectionFromEnvironment({})).toBeUndefined();
  expect(connectionFromEnvironment({ PERQUERY_CONTACT_POINTS: " " })).toBeUndefined();
});

it("refuses one variable without the other", () => {
  expect(() => connectionFromEnvironment({ PERQUERY_CONTACT_POINTS: "127.0.0.1:9042" })).toThrow(
    "PERQUERY_CONTACT_POINTS is set, but PERQUERY_LOCAL_DATACENTER is not",
  );
  expect(() => connectionFromEnvironment({ PERQUERY_LOCAL_DATACENTER: "dc1" })).toThrow(
    "PERQUERY_LOCAL_DATACENTER is set, but PERQUERY_CONTACT_POINTS is not",
  );
});

it.each(["host:", "host:cql", "host:99999", "http://host:9042", "a b", "a:b:1", "[host]:1"])("refuses %j", (point) => {
  expect(() => parseContactPoints(point)).toThrow(`"${point}" is no contact point`);
});

it("takes an IPv6 address without a port", () => {
  expect(parseContactPoints("::1,fe80::2")).toEqual(["::1", "fe80::2"]);
});
