import { describe, expect, it } from 'vitest';
import { deviceOf } from './session-device.ts';

const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const onPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const onAndroid = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    [`${onWindows} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${onWindows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
    [`${onWindows} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
    [`${onMac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${onMac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
    [`${onPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
    [`${onPhone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
    [`${onPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPadOS',
    ],
    [`${onAndroid} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${onAndroid} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`${onAndroid} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`, 'Edge', 'Android'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox', 'Android'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    ['curl/8.5.0', 'curl', null],
    ['python-requests/2.32.3', 'python-requests', null],
    ['Mozilla/5.0 (compatible)', null, null],
    ['<script>alert(1)</script>', null, null],
    ['', null, null],
    [null, null, null],
  ])('of %j is %j on %j', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
