import { QuarryMark } from './ui/quarry-mark.tsx';

/** The same picture as in index.html, for the moments when a part of the application is still on its way. */
export function LoadingScreen() {
  return (
    <output className="loading-screen" aria-label="Quarry">
      <QuarryMark className="loading-mark" size={72} stoneClass="loading-stone" seamClass="loading-seam" />
      <span className="loading-name">Quarry</span>
    </output>
  );
}
