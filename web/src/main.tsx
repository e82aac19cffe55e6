import './ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#api/query-client.ts'
import { beginVisit } from '#api/session.ts'
import { App } from '#app/app.tsx'
import { createStoreRouter } from '#app/router.tsx'
import { watchFailures } from '#app/watch-failures.ts'
import { watchSession } from '#app/watch-session.ts'
import { startI18n } from '#i18n/i18n.ts'
import { TextsProvider } from '#i18n/use-translation.tsx'
import { currentLanguage } from '#lib/language.ts'
import { infoQuery } from '#parts/site/site.api.ts'

async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  const root = document.documentElement
  // Only a page that the server drew needs it, and fetches it ahead.
  const firstView = root.dataset.fit === undefined ? null : await import('#app/first-view/take-over.ts')
  const takeOver = firstView?.takeFirstView(root, place)
  beginVisit()
  // App info is prefetched while the texts and the screen load; if this fails, the screen fetches it again.
  queryClient.query(infoQuery).catch(() => undefined)
  await startI18n(currentLanguage())
  const router = createStoreRouter()
  watchFailures(queryClient)
  watchSession(queryClient, router)
  const app = (
    <StrictMode>
      <TextsProvider>
        <App router={router} />
      </TextsProvider>
    </StrictMode>
  )
  if (takeOver) await takeOver(app, router)
  else createRoot(place).render(app)
}

// public/boot.js has shown a message for an outdated browser, and shows one if this fails. Not awaited: chunks that it waits for import this
// file, and would wait for it in turn.
if (!('outdated' in document.documentElement.dataset)) void start()
