using Roundup.Contracts;

namespace Roundup.TestData.Notes;

public sealed class NoteValues : IDataset<Note>
{
    /// <summary>Long enough that the pool holds few of them: verification makes fewer calls than timing does.</summary>
    public Note Create(SeededRandom random, int index) => new()
    {
        Number = 1000 + index,
        Text = "note " + index + new string('.', 1500),
        Remark = "remark " + random.Int(0, 9),
    };
}
