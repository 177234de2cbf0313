// Stands in each page of sample mode and writes what the page refers to, with the folder that the dashboard begins in: only the
// address says where that is. A page knows its own place below it; one for any address looks for the folder: first where the rest
// begins like an address of the dashboard, then from the innermost outwards, which asks nobody but the dashboard's own host.
(() => {
  const { page, heads = '', tags } = document.currentScript.dataset;
  const address = location.pathname.replace(/(?:index|404)\.html$/, '');
  const whole = page === '' ? address : address.replace(/\/?$/, '/');
  const leadsOn = (folder) => heads.split(' ').some((head) => `${address}/`.startsWith(`${folder}${head}/`));
  const holdsDashboard = (folder) => {
    const request = new XMLHttpRequest();
    request.open('HEAD', `${folder}first-paint.js`, false);
    request.send();
    // A host may answer every address with its first page.
    return request.status === 200 && /javascript/.test(request.getResponseHeader('content-type') ?? '');
  };
  const parts = address.replace(/\/$/, '').split('/');
  const folders = parts.map((_part, index) => `${parts.slice(0, index + 1).join('/')}/`);
  const isOwn = page !== undefined && whole.endsWith(`/${page}`);
  const start = isOwn
    ? whole.slice(0, whole.length - page.length)
    : (folders
        .toReversed()
        .toSorted((left, right) => leadsOn(right) - leadsOn(left))
        .find(holdsDashboard) ?? '/');
  document.write(tags.replaceAll('="./', `="${start.replaceAll('&', '&amp;')}`));
})();
