import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { contractWithoutSchemas } from './vite.contract.ts'
import { stylesKept } from './vite.first-view.ts'
import { iconsOneByOne, isIcon } from './vite.icons.ts'
import { leftOut } from './vite.left-out.ts'

/** Libraries of every screen, in one file that changes only with them. */
const FRAME = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
  /node_modules\/@tanstack\/(router-core|react-router|history|store|react-store|query-core|react-query)\//,
  /node_modules\/(@emotion\/[^/]+|stylis|@mui\/(system|styled-engine|private-theming))\//,
  /node_modules\/@mui\/material\/(styles|Box|Button|ButtonBase|CircularProgress|CssBaseline|IconButton|Link|SvgIcon|Typography)\//,
]

/** Files of the first paint are there before any screen is asked for, so that no screen lists them. */
const IS_OF_FIRST_PAINT = /(^|\/)(frame|icons|shell|rolldown-runtime)-[^/]+\.js$/

const forBrowser: BuildOptions = {
  manifest: true,
  target: 'es2022',
  cssCodeSplit: true,
  chunkSizeWarningLimit: 1000,
  assetsInlineLimit: 0,
  modulePreload: {
    resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => !IS_OF_FIRST_PAINT.test(file)) : files),
  },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // `$initial`: only modules of the first paint, not those of later screens.
          { name: 'frame', test: (id) => FRAME.some((part) => part.test(id)), tags: ['$initial'] },
          { name: 'icons', test: isIcon, tags: ['$initial'] },
          // Dozens of small files compress worse than one.
          { name: 'shell', test: /\/web\/src\//, tags: ['$initial'] },
          { name: 'more-icons', test: isIcon, minShareCount: 2 },
          // Modules of several screens: as a hundred files of a few hundred bytes they cost a visitor more in requests than in bytes.
          { name: 'common', minShareCount: 6 },
        ],
      },
    },
  },
}

/** The same app for the server, which draws first views with it: whole, libraries included, as one program of Node. */
const forServer: BuildOptions = { ssr: 'src/server.tsx', target: 'node24', minify: false, copyPublicDir: false }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [contractWithoutSchemas(), iconsOneByOne(), leftOut(), react(), ...(isSsrBuild ? [stylesKept()] : [])],
  build: isSsrBuild ? forServer : forBrowser,
  ...(isSsrBuild && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
}))
