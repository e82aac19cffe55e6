import Button from '@mui/material/Button'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { iconOf } from '../area-icons.ts'
import type { Area } from '../areas.ts'

/** Placeholder for an area that is not built yet, with its name. */
export function InDevelopmentPage({ area }: { area: Area }) {
  const { t } = useTranslation()
  const params: { id?: string } = useParams({ strict: false })
  return (
    <ErrorScreen
      icon={iconOf(area)}
      title={t(`nav.${area.title}`, { id: params.id })}
      text={
        <>
          <strong>{t('inDevelopment.title')}.</strong> {t('inDevelopment.text')}
        </>
      }
      actions={
        <>
          <Button variant="contained" component={Anchor} href={paths.home}>
            {t('inDevelopment.home')}
          </Button>
          <Button variant="outlined" component={Anchor} href={paths.feed('news')}>
            {t('inDevelopment.news')}
          </Button>
        </>
      }
    />
  )
}
