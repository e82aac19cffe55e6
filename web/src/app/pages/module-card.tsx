import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { mdiCheck } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { iconOf } from '../area-icons.ts'
import type { areas } from '../areas.ts'
import { type ModuleNews, useModuleNews } from './module-news.ts'

export type ModuleArea = (typeof areas)['offers' | 'configurator' | 'specifications' | 'purchasing']

/** A module with what is new in it for this person, or, where there is nothing yet, with what it does. */
export function ModuleCard({ area, isMain }: { area: ModuleArea; isMain: boolean }) {
  const { t } = useTranslation(['modules', 'shell'])
  const { news, isLoading } = useModuleNews(area.title)
  const name = t(`shell:nav.${area.title}`)
  return (
    <Card component="section" aria-label={name} sx={{ display: 'flex', flexDirection: 'column', gap: 4, p: { xs: 4, sm: 5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', flexShrink: 0, p: 3, borderRadius: 2, bgcolor: 'action.selected', color: 'primary.main' }}>
          <Icon path={iconOf(area)} sx={{ fontSize: 28 }} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component={isMain ? 'h2' : 'h3'} sx={{ fontSize: 18 }}>
            <Link component={Anchor} href={area.path} color="inherit" underline="hover">
              {name}
            </Link>
          </Typography>
          <Typography color="textSecondary">{t(`${area.title}.text`)}</Typography>
        </Box>
      </Box>
      {isLoading && <Skeleton variant="rounded" height={76} />}
      {!isLoading && (news && news.items.length > 0 ? <NewsList items={news.items} label={name} /> : <Points area={area} />)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 'auto' }}>
        <Button component={Anchor} href={area.path} variant={isMain ? 'contained' : 'outlined'}>
          {t(`${area.title}.open`)}
        </Button>
        {news && news.total > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t(`count.${area.title}`, { count: news.total })}
          </Typography>
        )}
      </Box>
    </Card>
  )
}

function NewsList({ items, label }: { items: readonly ModuleNews[]; label: string }) {
  const { t } = useTranslation('modules')
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', borderBottom: 1, borderColor: 'divider' }}>
      {items.map(({ name, href, what, on, count, isUrgent }) => (
        <Box
          key={href}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            justifyContent: 'space-between',
            columnGap: 4,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Link
            component={Anchor}
            href={href}
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' }, overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          <Typography
            variant="body2"
            sx={{ flexShrink: 0, color: isUrgent ? 'text.primary' : 'text.secondary', fontWeight: isUrgent ? 600 : 400 }}
          >
            {t(`news.${what}`, { ...(count !== undefined && { count }), ...(on && { date: formatDate(on) }) })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function Points({ area: { title } }: { area: ModuleArea }) {
  const { t } = useTranslation('modules')
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {['1', '2', '3'].map((place) => (
        <Box component="li" key={place} sx={{ display: 'flex', gap: 2 }}>
          <Icon path={mdiCheck} fontSize="small" color="success" sx={{ mt: 0.25 }} />
          <Typography>{t(`${title}.points.${place}`)}</Typography>
        </Box>
      ))}
    </Box>
  )
}
