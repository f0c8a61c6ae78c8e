using Roundup.Contracts;

namespace Roundup.Datasets.Users;

public sealed class UserValues : IDataset<User>
{
    private static readonly string[] FirstNames =
    [
        "Adaeze", "Björn", "Camila", "Daniel", "Eszter", "Françoise", "Gustavo", "Hannah", "Isaac", "Jürgen", "Keiko", "Matthew", "Noor",
        "Olivia",
    ];

    private static readonly string[] LastNames =
    [
        "Abernathy", "Becker", "Castañeda", "Dufour", "Egeland", "Fernandes", "Gutiérrez", "Hoffmann", "Ito", "Jansson", "Kilpatrick",
        "Lundqvist",
    ];

    private static readonly string[] MailHosts = ["example.com", "example.net", "mail.example.org"];

    private static readonly string[] Items = ["apple", "banana", "crème fraîche", "kiwi", "orange", "pear"];

    public User Create(SeededRandom random, int index)
    {
        var first = random.Pick(FirstNames);
        var last = random.Pick(LastNames);
        var login = $"{first}_{last}{random.Int(1, 99)}";
        return new()
        {
            Id = index,
            FirstName = first,
            LastName = last,
            FullName = first + " " + last,
            UserName = login,
            Email = login + "@" + random.Pick(MailHosts),
            SomethingUnique = "Value " + index,
            SomeGuid = random.Guid(),
            Avatar = $"https://cdn.example.com/portraits/{random.Letters(46)}/avatar/{random.Int(1, 999)}.jpg",
            CartId = random.Guid(),

            // Most users have not provided it.
            SSN = random.Int(1, 10) > 3 ? null : $"{random.Int(100, 899)}-{random.Int(10, 99)}-{random.Int(1000, 9999)}",
            Gender = random.Bool() ? Gender.Male : Gender.Female,
            Orders = CreateOrders(random),
        };
    }

    private static List<Order> CreateOrders(SeededRandom random)
    {
        var orders = new List<Order>();
        var count = random.Int(5, 9);
        for (var i = 0; i < count; i++)
        {
            orders.Add(new()
            {
                OrderId = i,
                Item = random.Pick(Items),
                Quantity = random.Int(1, 10),
                LotNumber = random.Int(1, 10) > 2 ? null : random.Int(0, 100),
            });
        }

        return orders;
    }
}
