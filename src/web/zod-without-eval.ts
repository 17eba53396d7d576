// Zod probes `new Function` on its first parse, which our Content Security Policy refuses and reports. It reads this
// global when it loads, so this file comes first in main.tsx; importing zod here would put it on the landing page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
