import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'
import { showError } from '#ui/messages.ts'
import { NoticeBar } from './notice-bar.tsx'
import { useCloseInformationMessage } from './notices.api.ts'

/** O-19. The seller's messages to everybody, on top of the page. */
export function InformationMessages() {
  const { t } = useTranslation('notices')
  const { informationMessages } = useSite()
  const close = useCloseInformationMessage({ onFailure: (error) => showError({ prefix: t('information.failed'), message: error.message }) })
  if (informationMessages.length === 0) return null
  return (
    <Box component="section" aria-label={t('information.label')}>
      {informationMessages.map(({ id, kind, title, content, isClosable }) => (
        <NoticeBar
          key={id}
          kind={kind}
          kindName={t(`information.kind.${kind}`)}
          title={title}
          content={content}
          {...(isClosable && { close: { label: t('information.close', { title }), run: () => close.mutate(id) } })}
        />
      ))}
    </Box>
  )
}
