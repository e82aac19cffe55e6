import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { mdiMagnify } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCartParams } from './use-cart-params.ts'

/** Narrows the lines by every word of it. */
export function CartSearch({ isAsked = false }: { isAsked?: boolean }) {
  const { t } = useTranslation('cart-page')
  const { params, change } = useCartParams()
  return (
    <TextField
      size="small"
      type="search"
      placeholder={t('tools.search')}
      value={params.search}
      onChange={({ target }) => change({ search: target.value })}
      slotProps={{
        htmlInput: { 'aria-label': t('tools.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      autoFocus={isAsked}
      sx={{ flex: '1 1 200px', maxWidth: { sm: 220 }, minWidth: 140 }}
    />
  )
}
