export function plantFault(_name: string): void {}
