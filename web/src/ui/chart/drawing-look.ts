/** What tooltips, grids and ticks of every drawing look like. */
export const tooltipLook = {
  contentStyle: { background: 'var(--raised)', border: '1px solid var(--line-strong)', borderRadius: 6 },
  itemStyle: { color: 'var(--text)' },
  labelStyle: { color: 'var(--muted)' },
  cursor: { fill: 'var(--line)', fillOpacity: 0.4, stroke: 'var(--line-strong)' },
  isAnimationActive: false,
} as const;

export const tickLook = { fill: 'var(--muted)', fontSize: 12 } as const;
export const axisLook = { tick: tickLook, tickLine: false, axisLine: { stroke: 'var(--line)' } } as const;
