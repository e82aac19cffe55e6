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
import { useModuleFacts } from './module-facts.ts'

/** these are the modules; the areas beside them work with what they make. */
const modules = [areas.offers, areas.configurator] as const
const neighbours = [areas.specifications, areas.purchasing] as const

/** with one module on there is nothing to choose. A module appears here when the seller switches it on. */
export function ModulesPage() {
  const { t } = useTranslation()
  const isOpen = useIsOpen()
  const shown = modules.filter((area) => isOpen(area.path))
  const [only] = shown
  if (only && shown.length === 1) return <Navigate to={only.path} replace />
  return (
    <Page title={t('modules.title')}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }}>
        {[...shown, ...neighbours.filter((area) => isOpen(area.path))].map((area) => (
          <ModuleCard key={area.path} area={area} />
        ))}
      </Box>
    </Page>
  )
}

function ModuleCard({ area }: { area: (typeof modules)[number] | (typeof neighbours)[number] }) {
  const { t } = useTranslation()
  const facts = useModuleFacts(area.title)
  return (
    <Card>
      <CardActionArea
        component={Anchor}
        href={area.path}
        sx={{ display: 'flex', justifyContent: 'flex-start', alignItems: 'flex-start', gap: 4, p: 5, height: '100%' }}
      >
        <Icon path={iconOf(area)} color="primary" sx={{ fontSize: 32 }} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {t(`nav.${area.title}`)}
          </Typography>
          <Typography color="textSecondary">{t(`modules.${area.title}`)}</Typography>
          {facts && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              {facts}
            </Typography>
          )}
        </Box>
      </CardActionArea>
    </Card>
  )
}
