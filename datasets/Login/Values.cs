using Roundup.Contracts;

namespace Roundup.Datasets.Login;

public sealed class LoginValues : IDataset<LoginViewModel>
{
    private static readonly string[] Signs = ["!", "#7", "%", "+&", "<3", "€", "ñ"];

    public LoginViewModel Create(SeededRandom random, int index) => new()
    {
        Email = $"{random.Letters(random.Int(3, 6))}.{random.Letters(random.Int(4, 9))}{index}@example.com",
        Password = random.Letters(random.Int(6, 10)) + random.Int(100, 99999) + random.Pick(Signs),
        RememberMe = random.Bool(),
    };
}
