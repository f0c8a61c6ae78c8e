global using Microsoft.Playwright;
global using Roundup.Results;
