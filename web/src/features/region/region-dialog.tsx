import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiMagnify } from '@mdi/js'
import type { Region } from '@vitrina/contract/site/site'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showError } from '#ui/messages.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import { useSetRegion } from './region.api.ts'
import { matching } from './region.rules.ts'
import { RegionList } from './region-list.tsx'

/** A shorter list needs no filter. */
const REGIONS_WORTH_A_FILTER = 6

type Props = { regions: Region[]; chosenId: number | null; columns: number; onClose: () => void; onChanged: () => void }

export function RegionDialog({ regions, chosenId, columns, onClose, onChanged }: Props) {
  const { t } = useTranslation('region')
  const [text, setText] = useState('')
  const setRegion = useSetRegion()
  const filter = useRef<HTMLInputElement>(null)
  const isDesktop = useDesktop()
  const found = matching(regions, text)

  // On a phone the keyboard would hide the list.
  useEffect(() => {
    if (isDesktop) filter.current?.focus()
  }, [isDesktop])

  const choose = (id: number) => {
    if (setRegion.isPending) return
    if (id === chosenId) return onClose()
    setRegion.mutate(id, {
      onSuccess: onChanged,
      onError: () => showError({ message: t('failed') }),
    })
  }
  return (
    <AppDialog isOpen title={t('title')} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('text')}
      </Typography>
      {regions.length >= REGIONS_WORTH_A_FILTER && (
        <TextField
          fullWidth
          inputRef={filter}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [only, another] = found
            if (event.key === 'Enter' && only && !another) choose(only.id)
          }}
          placeholder={t('filter')}
          slotProps={{
            htmlInput: { 'aria-label': t('filter') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiMagnify} fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ mb: 3 }}
        />
      )}
      {found.length === 0 ? (
        <Typography role="status" color="textSecondary" sx={{ py: 4, overflowWrap: 'anywhere' }}>
          {t('nothing', { text: text.trim() })}
        </Typography>
      ) : (
        <RegionList
          regions={found}
          chosenId={chosenId}
          pendingId={setRegion.isPending ? setRegion.variables : null}
          columns={columns}
          onChoose={choose}
        />
      )}
    </AppDialog>
  )
}
