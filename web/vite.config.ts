import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** Texts are handed to the translator once, so a change of them loads the page anew. */
const reloadForTexts: Plugin = {
  name: 'reload-for-texts',
  hotUpdate({ file }) {
    if (!/(\.(messages|refusals|settings)(\.[a-z]{2})?|\/navigation(\.[a-z]{2})?\.generated)\.ts$/.test(file))
      return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

let base: string;

/** Every page needs the application, so the browser is told of its parts with the page and not once its first script has run. */
const announceApp: Plugin = {
  name: 'announce-app',
  apply: 'build',
  configResolved: (config) => {
    ({ base } = config);
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const parts = partsOf(bundle ?? {}, 'src/app/app.tsx').filter(({ fileName }) => !html.includes(fileName));
      const scripts = parts.map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: fileName }));
      const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [...scripts, ...styles.map((href) => link({ rel: 'preload', as: 'style', crossorigin: true, href }))];
    },
  },
};

/** A script of fewer signs weighs hardly more than its name in the first script, and is found by those that import it. */
const smallestNamed = 500;

/**
 * What no part names: the scripts that stand on every screen, and those too small for it. Hundreds of names weigh on the first script.
 */
let unnamed: ReadonlySet<string>;

const noteUnnamed: Plugin = {
  name: 'note-unnamed',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler: (_options, bundle) => {
      const parts = ['src/app/app.tsx', 'src/app/shell/shell.tsx'].flatMap((module) => partsOf(bundle, module));
      const small = chunksOf(bundle).filter(({ code }) => code.length < smallestNamed);
      unnamed = new Set([...parts, ...small].map(({ fileName }) => fileName));
    },
  },
};

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function partsOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle);
  const found = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module)));
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

function link({ href, ...attrs }: Record<string, string | true> & { href: string }): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `${base}${href}` }, injectTo: 'head' };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), reloadForTexts, noteUnnamed, announceApp],
  build: {
    manifest: true,
    // Older targets make the CSS compiler lower light-dark(), and every colour written with it vanishes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      // The addresses of all that seventy sample screens import would weigh ten kilobytes on the log-in.
      resolveDependencies: (file, parts) =>
        file.startsWith('assets/sample-')
          ? parts.filter((part) => part === file || part.endsWith('.css'))
          : parts.filter((part) => part === file || !unnamed.has(part)),
    },
    rolldownOptions: {
      output: {
        // Hundreds of names stand in the first scripts, and nothing packs a hash: seven signs, the fewest that the bundler takes, tell versions of one file apart.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/features/samples/')
            ? 'assets/sample-[name]-[hash:7].js'
            : 'assets/[name]-[hash:7].js',
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
      '/imports': api,
      '/uploads': api,
      '/pages/stored': api,
      '/feeds': api,
    },
  },
});
