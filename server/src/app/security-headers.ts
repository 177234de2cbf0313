import type { FastifyInstance } from 'fastify';

/** The headers that keep a browser on our side; a route that serves foreign content sets a stricter policy of its own. */
export function addSecurityHeaders(app: FastifyInstance, options: { apiUrl: string | undefined }): void {
  const policy = contentSecurityPolicy(options.apiUrl);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  });
}

/** No inline script and no foreign code; the component kit writes style elements, so styles alone may be inline. */
function contentSecurityPolicy(apiUrl: string | undefined): string {
  const api = apiUrl === undefined ? [] : [new URL(apiUrl).origin, new URL(apiUrl).origin.replace(/^http/, 'ws')];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'frame-src': ["'self'", 'blob:', ...api],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
