import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    manifest: true,
    // Older targets make the CSS compiler lower light-dark(), and every colour written with it vanishes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/jwt': api,
      '/config.json': api,
      '/media': api,
      '/pages/stored': api,
      '/feeds': api,
    },
  },
});
