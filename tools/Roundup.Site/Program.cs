using Roundup.Site.Commands;

return await SiteProgram.RunAsync(args, Checkout.Own, Console.Out, Console.Error);
