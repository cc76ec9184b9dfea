// What axe finds serious or critical on this page.
async () =>
  (await axe.run(document, { resultTypes: ['violations'] })).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
