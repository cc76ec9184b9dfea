// Leads to the house's https as soon as this device trusts it; until then it tells how.
const page = document.documentElement;
const there = new URL(location.href);
there.protocol = 'https:';
there.port = page.dataset.port;
if (there.pathname === '/trust') there.pathname = '/';

const looking = document.getElementById('looking');
const steps = document.getElementById('steps');

async function isTrusted() {
  try {
    await fetch(new URL('/trust/here', there), { mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

async function look() {
  if (await isTrusted()) location.replace(there);
  else show();
}

function show() {
  looking.hidden = true;
  steps.hidden = false;
}

/** Which steps are for this device; others stay folded. */
function system() {
  const agent = navigator.userAgent;
  if (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Firefox/.test(agent)) return 'firefox';
  if (/Windows/.test(agent)) return 'windows';
  return /Macintosh/.test(agent) ? 'macos' : 'linux';
}

document.getElementById(system()).open = true;
document.getElementById('go').href = there;
document.getElementById('plain').addEventListener('click', () => {
  document.cookie = 'halfsaid_plain=1; path=/; max-age=86400; samesite=lax';
  if (location.pathname === '/trust') location.assign('/');
  else location.reload();
});

looking.hidden = false;
steps.hidden = true;
look();
// Whoever comes back from the settings finds the door open.
document.addEventListener('visibilitychange', () => document.hidden || look());
