type QuarryMarkProps = { size: number; className?: string; stoneClass?: string; seamClass?: string };

/** Strata with one copper seam. */
export function QuarryMark({ size, className, stoneClass, seamClass }: QuarryMarkProps) {
  const stone = stoneClass ? { className: stoneClass } : { fill: 'currentColor' };
  const seam = seamClass
    ? { className: seamClass }
    : { fill: 'none', stroke: 'var(--copper)', strokeWidth: 2.4, strokeLinecap: 'round' as const };
  return (
    <svg className={className} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path {...stone} d="M3 6.2c5-2.6 9 1.8 14 .6s7.5-2.4 12-.8v4.8c-4.5-1.6-7-.4-12 .8s-9-3.2-14-.6z" />
      <path {...seam} d="M3 14.2c5-2.6 9 1.8 14 .6s7.5-2.4 12-.8" />
      <path {...stone} d="M3 17.4c5-2.6 9 1.8 14 .6s7.5-2.4 12-.8v3.6c-4.5-1.6-7-.4-12 .8s-9-3.2-14-.6z" />
      <path {...stone} d="M3 24.2c5-2.6 9 1.8 14 .6s7.5-2.4 12-.8v3.6c-4.5-1.6-7-.4-12 .8s-9-3.2-14-.6z" />
    </svg>
  );
}
