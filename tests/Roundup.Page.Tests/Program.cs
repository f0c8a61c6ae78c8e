using Roundup.Page.Tests.Speed;

return await PageSpeed.Run();
