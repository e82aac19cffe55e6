import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { mdiMagnify, mdiPlus } from '@mdi/js'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { CustomProductList } from './custom-product-list.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { useOpenCustomProduct } from './use-open-custom-product.ts'

/** C-15: all own products and those colleagues share, over the catalogue; "back" closes. */
export function CustomProductsDialog() {
  const { t } = useTranslation('product')
  const { close } = useHistoryStateSwitch()
  const user = useUser()
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const create = useOpenCustomProduct()
  return (
    <AppDialog isOpen title={t('own.list.title')} onClose={() => close('openedCustomProducts')}>
      {/* Fixed height, so that the field does not move with the results. */}
      <Box sx={{ display: 'flex', flexDirection: 'column', height: { xs: 1, lg: 'calc(100dvh - 200px)' } }}>
        {user ? (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, pb: 2 }}>
              <TextField
                type="search"
                value={text}
                onChange={(event) => setText(event.target.value)}
                placeholder={t('own.list.search')}
                slotProps={{
                  htmlInput: { 'aria-label': t('own.list.searchLabel'), maxLength: 250 },
                  input: {
                    startAdornment: (
                      <InputAdornment position="start">
                        <Icon path={mdiMagnify} fontSize="small" />
                      </InputAdornment>
                    ),
                  },
                }}
                sx={{ flex: '1 1 220px' }}
              />
              <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => create()}>
                {t('own.add')}
              </Button>
            </Box>
            <CustomProductList keyword={keyword} onShowAll={() => setText('')} />
          </>
        ) : (
          <SignInFirst />
        )}
      </Box>
    </AppDialog>
  )
}
