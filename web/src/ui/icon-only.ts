/** In windows of these widths a button shows its icon alone; its `.name` stays for screen readers in `aria-label` and in the hint. */
export const iconOnly = ({ from, below }: { from: number; below: number }) => ({
  [`@media (min-width:${from}px) and (max-width:${below - 0.02}px)`]: {
    minWidth: 44,
    px: 0,
    '& > .name, & > .MuiButton-endIcon': { display: 'none' },
    '& > .MuiButton-startIcon': { m: 0 },
  },
})
