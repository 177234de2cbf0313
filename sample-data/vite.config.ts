import { defineConfig } from 'vite';

/** One plain ES module that Node 20 and every supported browser import. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: ['node20', 'es2023'],
    minify: true,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'sample-layer.mjs' },
  },
});
