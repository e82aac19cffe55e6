import './ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#api/query-client.ts'
import { beginVisit } from '#api/session.ts'
import { App } from '#app/app.tsx'
import { startI18n } from '#i18n/i18n.ts'
import { TextsProvider } from '#i18n/use-translation.tsx'
import { currentLanguage } from '#lib/language.ts'
import { infoQuery } from '#parts/site/site.api.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  beginVisit()
  // App info is prefetched while the texts and the screen load; if this fails, the screen fetches it again.
  queryClient.query(infoQuery).catch(() => undefined)
  await startI18n(currentLanguage())
  createRoot(root).render(
    <StrictMode>
      <TextsProvider>
        <App />
      </TextsProvider>
    </StrictMode>,
  )
}

// public/boot.js has shown a message for an outdated browser.
if (!('outdated' in document.documentElement.dataset)) await start()
