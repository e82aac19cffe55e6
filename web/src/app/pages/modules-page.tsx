import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Page } from '#ui/page.tsx'
import { areas } from '../areas.ts'
import { ModuleCard, type ModuleArea } from './module-card.tsx'

/** these are the modules; the areas beside them work with what they make. */
const modules = [areas.offers, areas.configurator] as const
const neighbours = [areas.specifications, areas.purchasing] as const

/** with one module on there is nothing to choose. A module appears here when the seller switches it on. */
export function ModulesPage() {
  const { t } = useTranslation('modules')
  const isOpen = useIsOpen()
  const shown = modules.filter((area) => isOpen(area.path))
  const beside = neighbours.filter((area) => isOpen(area.path))
  const [only] = shown
  if (only && shown.length === 1) return <Navigate to={only.path} replace />
  return (
    <Page title={t('title')}>
      <Typography color="textSecondary" sx={{ maxWidth: 760, mt: -1, mb: 4 }}>
        {t('lead')}
      </Typography>
      <Cards areas={shown} isMain />
      {beside.length > 0 && (
        <>
          <Typography variant="h2" sx={{ mt: 6, mb: 3 }}>
            {t('together')}
          </Typography>
          <Cards areas={beside} />
        </>
      )}
    </Page>
  )
}

function Cards({ areas: shown, isMain = false }: { areas: readonly ModuleArea[]; isMain?: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {shown.map((area) => (
        <ModuleCard key={area.path} area={area} isMain={isMain} />
      ))}
    </Box>
  )
}
