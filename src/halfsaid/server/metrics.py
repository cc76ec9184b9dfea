"""What /metrics tells. Numbers only: no codes, no names."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from halfsaid.tables import House


class Metrics:
    """The counters of one server."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_HouseGauges(house))
        self.acts = Counter("halfsaid_acts", "Acts done and stored", ["act"], registry=self._registry)
        self.refusals = Counter("halfsaid_refusals", "Acts refused", ["code"], registry=self._registry)
        self.frames = Counter("halfsaid_frames", "Messages sent", registry=self._registry)
        self.barred = Counter("halfsaid_barred", "Requests turned away", ["why"], registry=self._registry)

    def page(self) -> bytes:
        return generate_latest(self._registry)


class _HouseGauges(Collector):
    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[GaugeMetricFamily]:
        live = self._house.live.values()
        yield GaugeMetricFamily("halfsaid_tables", "Tables in memory", value=len(live))
        yield GaugeMetricFamily("halfsaid_connections", "Open connections", value=sum(len(t.watchers) for t in live))
