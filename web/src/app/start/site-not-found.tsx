import Button from '@mui/material/Button'
import { mdiFileHidden } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { ApiError } from '#api/api-error.ts'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** The server puts the installation's main site into the page: there is no app info here. */
const named = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined

export function SiteNotFound({ error, heading }: { error: ApiError; heading?: string }) {
  const { t } = useTranslation('setup')
  const siteUrl = named('site-url')
  const marketUrl = named('market-url')
  return (
    <ErrorScreen
      icon={mdiFileHidden}
      title={heading ?? t('siteNotFound.title')}
      text={
        <>
          <p>{t('siteNotFound.text')}</p>
          {marketUrl && <p>{t('siteNotFound.market')}</p>}
        </>
      }
      actions={
        <>
          {siteUrl && (
            <Button variant="contained" href={siteUrl}>
              {t('siteNotFound.host', { host: new URL(siteUrl).host })}
            </Button>
          )}
          {marketUrl && (
            <Button variant="outlined" href={new URL('/catalog', marketUrl).href}>
              {t('siteNotFound.toMarket')}
            </Button>
          )}
        </>
      }
      failure={{ status: error.status, name: error.code, message: error.message, ...(error.requestId && { requestId: error.requestId }) }}
    />
  )
}
