import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { mdiDeleteOutline, mdiLinkVariantOff, mdiPencilOutline } from '@mdi/js'
import type { FilterChip, SavedFilter } from '@vitrina/contract/catalogue/saved-filters'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { RenameFilterForm } from './rename-filter-form.tsx'
import { useRemoveFilter } from './saved-filters.api.ts'

/** The name opens the saved list. */
export function SavedFilterItem({ saved }: { saved: SavedFilter }) {
  const { t } = useTranslation('filters')
  const [isRenaming, setRenaming] = useState(false)
  const remove = useRemoveFilter()
  const { id, name, url, chips } = saved
  const askRemove = () =>
    askConfirm({
      title: t('saved.removeAsk', { name }),
      confirm: t('saved.remove'),
      isDangerous: true,
      run: async () => {
        await remove.mutateAsync(id)
        showMessage({ text: t('saved.removed', { name }) })
      },
    })
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      {isRenaming ? (
        <RenameFilterForm saved={saved} onDone={() => setRenaming(false)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Link component={Anchor} href={`${paths.catalogue}?${url}`} sx={{ flexGrow: 1, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {name}
          </Link>
          <IconButton
            size="small"
            aria-label={t('saved.renameLabel', { name })}
            title={t('saved.rename')}
            onClick={() => setRenaming(true)}
          >
            <Icon path={mdiPencilOutline} fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={t('saved.removeLabel', { name })} title={t('saved.remove')} onClick={askRemove}>
            <Icon path={mdiDeleteOutline} fontSize="small" />
          </IconButton>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {chips.map((chip) => (
          <SavedChip key={`${chip.id}-${chip.text}`} chip={chip} />
        ))}
      </Box>
    </Box>
  )
}

/** A value that no longer exists is struck out and marked; the rest of the filter still works. */
function SavedChip({ chip: { name, text, isAvailable } }: { chip: FilterChip }) {
  const { t } = useTranslation('filters')
  const label = name ? `${name}: ${text}` : text
  if (isAvailable) return <Chip size="small" label={label} sx={{ maxWidth: 1 }} />
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon path={mdiLinkVariantOff} title={t('saved.unavailable')} />}
      label={label}
      title={t('saved.unavailable')}
      sx={{ maxWidth: 1, color: 'text.secondary', '& .MuiChip-label': { textDecoration: 'line-through' } }}
    />
  )
}
