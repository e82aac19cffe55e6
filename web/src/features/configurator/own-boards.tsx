import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiDeleteOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { removeDraft } from './board-drafts.ts'
import { ownBoardsQuery, useRemoveBoard } from './configurator.api.ts'
import { configuratorAddress } from './configurator.params.ts'

/** Saved boards of the signed-in person, last changed first. */
export function OwnBoards({ page }: { page: number }) {
  const { t } = useTranslation('configurator')
  const { data } = useQuery(ownBoardsQuery(page))
  const remove = useRemoveBoard()
  if (!data || data.items.length === 0) return null
  const ask = (token: string, name: string) =>
    askConfirm({
      title: t('own.remove', { name }),
      text: t('own.removeText'),
      confirm: t('commands.remove'),
      isDangerous: true,
      run: async () => {
        await remove.mutateAsync(token)
        removeDraft(token)
      },
    })
  return (
    <Box component="section" aria-labelledby="own-boards">
      <Typography variant="h4" component="h2" id="own-boards" sx={{ mb: 2 }}>
        {t('own.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {data.items.map(({ token, name, circuitCount, updatedAt }) => (
          <Box component="li" key={token} sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 3, py: 1 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Link component={Anchor} href={configuratorAddress({ board: token })} sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Link>
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                {t('own.lines', { count: circuitCount })} · {formatMoment(updatedAt)}
              </Box>
            </Box>
            <IconButton aria-label={t('own.remove', { name })} onClick={() => ask(token, name)}>
              <Icon path={mdiDeleteOutline} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <ListPages
        label={t('own.pages')}
        page={page}
        count={data.meta.pageCount}
        addressOf={(next) => configuratorAddress({ isStart: true, page: next })}
      />
    </Box>
  )
}
