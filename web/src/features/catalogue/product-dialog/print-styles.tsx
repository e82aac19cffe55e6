import GlobalStyles from '@mui/material/GlobalStyles'

/** Marks the dialog that is printed. */
export const PRINTED = 'printed-product'

/** Prints the product alone: without the page under it and without controls, nothing cut off. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { margin: '14mm' },
        '#root, .MuiBackdrop-root': { display: 'none !important' },
        '.MuiDialog-root, .MuiDialog-root > .MuiDialog-container': {
          position: 'static !important',
          display: 'block !important',
          height: 'auto !important',
        },
        [`.${PRINTED}`]: {
          width: '100% !important',
          maxWidth: 'none !important',
          height: 'auto !important',
          overflow: 'visible !important',
          boxShadow: 'none !important',
          color: '#000',
          background: '#fff',
          '& *': { overflow: 'visible !important' },
          '& button:not([aria-label]), & [data-screen-only]': { display: 'none !important' },
          '& tr, & li': { breakInside: 'avoid' },
        },
      },
    }}
  />
)
