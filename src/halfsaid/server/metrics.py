"""The metrics at /metrics. Numbers only: no codes, no names."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from halfsaid.tables import House


class Metrics:
    """The counters of one server."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Numbers(house, self))
        self.acts = Counter("halfsaid_acts", "Acts done and stored", ["act"], registry=self._registry)
        self.refusals = Counter("halfsaid_refusals", "Acts refused", ["code"], registry=self._registry)
        self.frames = 0  # a plain number: one of Prometheus's is locked for each message
        self.barred = Counter("halfsaid_barred", "Requests turned away", ["why"], registry=self._registry)

    def page(self) -> bytes:
        return generate_latest(self._registry)


class _Numbers(Collector):
    """Numbers that are counted in any case. They are collected when /metrics is read."""

    def __init__(self, house: House, metrics: Metrics) -> None:
        self._house = house
        self._metrics = metrics

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        live = self._house.live.values()
        yield GaugeMetricFamily("halfsaid_tables", "Tables in memory", value=len(live))
        yield GaugeMetricFamily("halfsaid_connections", "Open connections", value=sum(len(t.watchers) for t in live))
        yield CounterMetricFamily("halfsaid_frames", "Messages sent", value=self._metrics.frames)
