import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** Texts are handed to the translator once, so a change of them loads the page anew. */
const reloadForTexts: Plugin = {
  name: 'reload-for-texts',
  hotUpdate({ file }) {
    if (!/\.messages(\.[a-z]{2})?\.ts$/.test(file)) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), reloadForTexts],
  build: {
    manifest: true,
    // Older targets make the CSS compiler lower light-dark(), and every colour written with it vanishes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs in one piece packs tighter than in the dozens of shared pieces it falls into by itself.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(history|query-core|react-query|router-core|react-router|react-store|store))\/(?!.*[iI]nfinite)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/jwt': api,
      '/config.json': api,
      '/media': api,
      '/exports': api,
      '/pages/stored': api,
      '/feeds': api,
    },
  },
});
