import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sessionStore } from '#lib/storage.ts'
import { useAreTogglesOn, useSite } from '#parts/site/use-site.ts'
import { NoticeBar } from './notice-bar.tsx'

const HIDDEN = 'B2B_REGIONAL_MESSAGE_HIDDEN'

/** O-10. A message for the visitor's region; hidden for the session, and shown again when its text or the region changes. */
export function RegionalMessage() {
  const { t } = useTranslation('notices')
  const { region, regionalMessage: message } = useSite()
  const areOn = useAreTogglesOn()
  const [hidden, setHidden] = useState(() => sessionStore.get(HIDDEN))

  const mark = `${region?.id}:${message?.title}:${message?.content}`
  if (!message || !areOn(['regionalMessage']) || hidden === mark) return null

  const hide = () => {
    sessionStore.set(HIDDEN, mark)
    setHidden(mark)
  }
  return (
    <Box component="section" aria-label={t('regional.label')}>
      <NoticeBar
        kind="info"
        kindName={t('information.kind.info')}
        title={message.title}
        content={message.content}
        close={{ label: t('regional.close'), run: hide }}
      />
    </Box>
  )
}
