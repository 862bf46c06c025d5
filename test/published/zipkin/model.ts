import {
  bigint,
  boolean,
  date,
  day,
  desc,
  entity,
  idOf,
  inet,
  int,
  keyspace,
  list,
  map,
  query,
  ref,
  relationship,
  text,
  timeuuid,
  udt,
  unfrozen,
} from "perquery";

const Endpoint = udt("endpoint", { service: text(), ipv4: inet(), ipv6: inet(), port: int() });
const Annotation = udt("annotation", { ts: bigint(), v: text() });

export const Service = entity("service", { attributes: { name: text() }, identity: ["name"] });
export const Trace = entity("trace", { attributes: { traceId: text() }, identity: ["traceId"] });
export const Span = entity("span", {
  attributes: {
    trace: ref(Trace),
    tsUuid: timeuuid(),
    id: text(),
    traceIdHigh: text(),
    parentId: text(),
    kind: text(),
    span: text(),
    ts: bigint(),
    duration: bigint(),
    lEp: unfrozen(Endpoint),
    rEp: unfrozen(Endpoint),
    annotations: list(Annotation),
    tags: map(text(), text()),
    shared: boolean(),
    debug: boolean(),
    lService: text(),
    annotationQuery: text(),
  },
  identity: ["trace", "tsUuid", "id"],
  options: { compaction: { class: "TimeWindowCompactionStrategy" }, defaultTimeToLive: 604_800 },
});

/** That a service took part in a trace. */
export const TraceEntry = entity("traceEntry", {
  attributes: {
    service: ref(Service).named("service"),
    span: text(),
    remoteService: ref(Service).named("remote_service"),
    ts: timeuuid(),
    trace: ref(Trace),
    duration: bigint(),
  },
  identity: ["service", "ts"],
});
export const SpanName = entity("spanName", {
  attributes: { service: ref(Service).named("service"), span: text() },
  identity: ["service", "span"],
});
export const Call = relationship("call", {
  attributes: { service: ref(Service).named("service"), remoteService: ref(Service).named("remote_service") },
});
export const AutocompleteTag = entity("autocompleteTag", {
  attributes: { key: text(), value: text() },
  identity: ["key", "value"],
});
export const Dependency = relationship("dependency", {
  attributes: {
    day: date(),
    parent: ref(Service).named("parent"),
    child: ref(Service).named("child"),
    errors: bigint(),
    calls: bigint(),
  },
  identity: ["day", "parent", "child"],
  estimate: { newPerDay: { average: 200, worst: 5_000 } },
});

export const zipkin = keyspace("zipkin2", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find all spans of a trace, latest first")
      .find(Span)
      .given(Span.trace)
      .orderBy(desc(Span.tsUuid))
      .table("span"),
    query("Q2", "Find trace ids by service and span name in a time range, latest first")
      .find(TraceEntry)
      .given(TraceEntry.service, TraceEntry.span)
      .range(TraceEntry.ts)
      .orderBy(desc(TraceEntry.ts))
      .bucketBy(day(TraceEntry.ts).as("bucket", "int"))
      .returning(idOf(TraceEntry.trace), TraceEntry.duration)
      .table("trace_by_service_span"),
    query("Q3", "Find trace ids by service and remote service in a time range, latest first")
      .find(TraceEntry)
      .given(TraceEntry.service, TraceEntry.remoteService)
      .range(TraceEntry.ts)
      .orderBy(desc(TraceEntry.ts))
      .bucketBy(day(TraceEntry.ts).as("bucket", "int"))
      .returning(idOf(TraceEntry.trace))
      .table("trace_by_service_remote_service"),
    query("Q4", "Find span names of a service").find(SpanName).given(SpanName.service).table("span_by_service"),
    query("Q5", "Find remote services of a service")
      .find(Call.remoteService)
      .given(Call.service)
      .table("remote_service_by_service"),
    query("Q6", "Find values of an autocomplete tag")
      .find(AutocompleteTag)
      .given(AutocompleteTag.key)
      .table("autocomplete_tags"),
    query("Q7", "Find dependencies of a day").find(Dependency).given(Dependency.day).table("dependency"),
  ],
});
