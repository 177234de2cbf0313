// Runs before the first paint, so that the stored skin, direction and language never flash in late.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be blocked by the browser; the defaults of index.html then stand.
      return null;
    }
  };
  const root = document.documentElement;
  const stored = read('skin');
  const skin = ['light', 'dark', 'semi-dark'].includes(stored) ? stored : 'bordered';
  root.dataset.skin = skin;
  root.dataset.mantineColorScheme = skin === 'dark' ? 'dark' : 'light';
  root.dir = read('direction') === 'rtl' ? 'rtl' : 'ltr';
  const language = read('language');
  if (['de', 'fr', 'pt'].includes(language)) root.lang = language;
})();
