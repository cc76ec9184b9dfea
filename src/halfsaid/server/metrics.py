"""The metrics at /metrics. Numbers only: no codes, no names."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from halfsaid.tables import House

if TYPE_CHECKING:
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily


class Metrics:
    """What one server counts, in plain numbers: one of Prometheus's is locked whenever it is counted up."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.acts = Counter[str]()  # by the act's name
        self.refusals = Counter[str]()  # by the refusal's code
        self.barred = Counter[str]()  # by the reason
        self.frames = 0  # that were sent over connections which have ended

    def page(self) -> bytes:
        from prometheus_client import CollectorRegistry, generate_latest  # noqa: PLC0415  # slow, and seldom asked for

        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> "Iterator[GaugeMetricFamily | CounterMetricFamily]":
        """Yield all numbers, as Prometheus asks for them."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415

        live = self._house.live.values()
        watchers = [watcher for table in live for watcher in table.watchers]
        yield GaugeMetricFamily("halfsaid_tables", "Tables in memory", value=len(live))
        yield GaugeMetricFamily("halfsaid_connections", "Open connections", value=len(watchers))
        frames = self.frames + sum(watcher.sent for watcher in watchers)
        yield CounterMetricFamily("halfsaid_frames", "Messages sent", value=frames)
        for name, what, label, counts in (
            ("halfsaid_acts", "Acts done and stored", "act", self.acts),
            ("halfsaid_refusals", "Acts refused", "code", self.refusals),
            ("halfsaid_barred", "Requests turned away", "why", self.barred),
        ):
            family = CounterMetricFamily(name, what, labels=[label])
            for value, number in counts.items():
                family.add_metric([value], number)
            yield family
