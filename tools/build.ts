import { ensureWebBuild } from './web-build.ts'

console.log((await ensureWebBuild()) === 'built' ? 'Веб-приложение собрано.' : 'Веб-приложение уже собрано из этих исходников.')
