using Roundup.Contracts;

namespace Roundup.Datasets.PrivateMembers;

public sealed class TicketValues : IDataset<Ticket>
{
    public Ticket Create(SeededRandom random, int index)
    {
        var ticket = new Ticket { Number = index, Title = random.Words(3) };
        IPrivateMembers state = ticket;
        state.Attempts = random.Int(1, 99);
        state.Remark = random.Words(2);
        return ticket;
    }
}
