import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { iconOf } from '../area-icons.ts'
import { areas } from '../areas.ts'

/** Specification §2: with one module on there is nothing to choose. */
export function ModulesPage() {
  const { t } = useTranslation()
  const isOpen = useIsOpen()
  const modules = [areas.offers, areas.configurator].filter((area) => isOpen(area.path))
  const [only] = modules
  if (only && modules.length === 1) return <Navigate to={only.path} replace />
  return (
    <Page title={t('modules.title')}>
      {modules.length === 0 && <Typography color="textSecondary">{t('modules.none')}</Typography>}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }}>
        {modules.map((area) => (
          <Card key={area.path}>
            <CardActionArea
              component={Anchor}
              href={area.path}
              sx={{ display: 'flex', justifyContent: 'flex-start', gap: 4, p: 5, height: '100%' }}
            >
              <Icon path={iconOf(area)} color="primary" sx={{ fontSize: 32 }} />
              <Box>
                <Typography variant="h3" component="h2">
                  {t(`nav.${area.title}`)}
                </Typography>
                <Typography color="textSecondary">{t(`modules.${area.title}`)}</Typography>
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Page>
  )
}
